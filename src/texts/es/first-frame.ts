export const firstFrame = {
  title: 'Wordbler: tres juegos de palabras en un mismo nido',
  description: 'Palabras cruzadas, sopa de letras y Scramble. A solas, contra el ordenador o con amigos. Sin registro.',
  loading: 'Cargando',
  coming: 'Cargando los juegos',
  lost: 'No se pudo cargar Wordbler. Comprueba tu conexión.',
  undrawn: 'Este navegador no puede mostrar Wordbler. Reinícialo o usa otro.',
  again: 'Reintentar',
  old: 'Wordbler necesita Chrome o Edge 110, Firefox 125, Safari, iOS o iPadOS 16.4 o posteriores.',
  file: 'Wordbler no funciona desde un archivo. Sube su carpeta a un servidor web o ejecuta «npm start» en su código.',
  shut:
    'Este marco bloquea Wordbler. Añade «allow-same-origin» a su sandbox o envía «Access-Control-Allow-Origin: *» con cada archivo.',
  noScript: 'Wordbler necesita JavaScript. Actívalo y recarga la página.',
};
