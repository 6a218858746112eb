/** What the page says before any of the game is there, and why it goes no further. */
export const firstFrame = {
  description:
    'Palabras cruzadas, sopa de letras y Scramble: a solas, contra la máquina o en compañía. Sin cuenta, y también sin red.',
  loading: 'Cargando',
  coming: 'Los juegos están llegando:',
  lost: 'Wordbler no se ha podido cargar. Comprueba la conexión. Lo guardado aquí se queda.',
  undrawn: 'Este navegador no deja que Wordbler dibuje. Reinícialo o usa otro.',
  again: 'Reintentar',
  old: 'Este navegador es demasiado antiguo para Wordbler. Hace falta Chrome o Edge 110, Firefox 125, Safari 16.4, iOS o iPadOS 16.4, o uno más nuevo.',
  file: 'Los navegadores no dejan que Wordbler funcione desde un archivo. Pon su carpeta en un servidor web, o ejecuta «npm start» en su código, y abre esa dirección.',
  shut: 'Este marco está aislado del sitio donde está Wordbler. El marco necesita «allow-same-origin» en su sandbox, o el sitio tiene que enviar «Access-Control-Allow-Origin: *» con cada archivo.',
  noScript: 'Wordbler necesita JavaScript. Actívalo y recarga la página.',
};
