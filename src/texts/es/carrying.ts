import { counted, plural } from './forms';

/** A game in a link, and everything in a file. */
export const carrying = {
  /** Called so while it is fetched. */
  names: { Carried: 'la partida del enlace', Moving: 'lo que se lo lleva todo' },
  share: 'Enviar',
  game: {
    title: 'Compartir esta partida',
    close: 'Cerrar',
    means: 'El enlace lleva la partida entera. Quien lo abra puede seguirla desde aquí.',
    meansOver: 'El enlace lleva la partida entera. Quien lo abra ve el resultado y puede repasarla.',
    text: (game: string) => `Una partida para ti (${game}):`,
    link: 'Enlace',
    copy: 'Copiar el enlace',
    send: 'Compartir',
    code: 'Mostrar un código QR',
    codeOf: 'Código QR del enlace',
    noCode: 'El código no se ha podido dibujar. El enlace de arriba lleva a la misma partida.',
    copied: 'Copiado. Pégalo donde quieras.',
    refused: 'Aquí no se permite copiar. El enlace está seleccionado: cópialo con Ctrl+C o con una pulsación larga.',
    tooLong: 'Esta partida es demasiado larga para un enlace.',
    missing: 'No se ha podido cargar lo que comparte la partida. Comprueba la conexión e inténtalo otra vez.',
  },
  /** Of the board, when all is over. */
  picture: {
    copy: 'Copiar la imagen',
    send: 'Compartir la imagen',
    copied: 'La imagen está copiada. Pégala donde quieras.',
    refused: 'La imagen no puede salir así de la página. Guárdala.',
    notSaved:
      'Quizá el navegador no deje que el juego guarde un archivo aquí. Si no lo ha hecho, abre el juego en una pestaña propia.',
    failed: 'La imagen no se ha podido crear aquí.',
  },
  opening: {
    faults: {
      notCarried: 'El enlace no lleva ninguna partida.',
      newerLink: 'El enlace es de una versión más nueva del juego. Recarga la página para tenerla.',
      damagedLink: 'El enlace está dañado o cortado. Pídelo otra vez; aquí no ha cambiado nada.',
      tooLongLink: 'El enlace es más largo que cualquier partida. Aquí no ha cambiado nada.',
    },
    unknown: 'El enlace es de un juego que no se juega aquí. No ha cambiado nada.',
    refused: (why: string) => `La partida del enlace no se puede abrir. ${why} Aquí no ha cambiado nada.`,
    title: 'Con el enlace viene una partida',
    means: 'Tienes una partida empezada. Puede esperar: volverá en tu próxima visita, cuando acabe la otra.',
    keep: 'Seguir con la mía',
    open: 'Abrir el enlace',
    behind: 'Esta es la partida del enlace: tú ya has llegado más lejos.',
  },
  moving: {
    open: 'Otro dispositivo',
    go: 'Llevar, traer',
    title: 'Llévatelo todo',
    back: 'Menú',
    take: 'Llevar',
    takeMeans: 'Un archivo con tus partidas, listas de palabras, récords, ajustes y últimas elecciones.',
    save: 'Guardar el archivo',
    fileName: 'wordbler-todo.json',
    saved: 'Guardado. Tráelo en el otro dispositivo, en este mismo sitio.',
    code: 'Mostrar un código QR',
    codeOf: 'Código QR de todo',
    codeMeans: 'Apunta al código con la cámara del otro dispositivo.',
    codeTooLong: 'Hay demasiado para un código. Guarda el archivo.',
    noCode: 'El código no se ha podido dibujar. Guarda el archivo.',
    bring: 'Traer',
    bringMeans: 'Primero se muestra lo que cambia el archivo. Nada tuyo se reemplaza sin preguntar.',
    choose: 'Elegir un archivo',
    changes: 'Lo que trae el archivo',
    nothing: 'Ya está todo aquí.',
    lists: (added: number, known: number) => {
      const comes = `Se ${plural(added, { one: 'añadirá', other: 'añadirán' })} ${counted(added, 'lista')} de palabras`;
      return known === 0
        ? `${comes}.`
        : `${comes}, ${known} ya ${plural(known, { one: 'está', other: 'están' })} aquí.`;
    },
    played: (added: number) =>
      `Se ${plural(added, { one: 'añadirá', other: 'añadirán' })} ${counted(added, 'partida terminada', 'partidas terminadas')} a las estadísticas, con su marca.`,
    dailies: (added: number) =>
      `${counted(added, 'reto del día', 'retos del día')} ${plural(added, { one: 'contará como hecho', other: 'contarán como hechos' })}.`,
    cards: (changed: number) =>
      `Se ${plural(changed, { one: 'añadirá o actualizará', other: 'añadirán o actualizarán' })} ${counted(changed, 'palabra')} por aprender.`,
    puzzles: (changed: number) =>
      `Se ${plural(changed, { one: 'añadirá o actualizará', other: 'añadirán o actualizarán' })} ${counted(changed, 'problema')}.`,
    scores: (added: number, out: number) => {
      const comes = `Se ${plural(added, { one: 'añadirá', other: 'añadirán' })} ${counted(added, 'récord')}, con la marca de venir de fuera.`;
      return out === 0
        ? comes
        : `${comes} ${counted(out, 'puesto')} más ${plural(out, { one: 'bajo sale', other: 'bajos salen' })} de una tabla llena.`;
    },
    games: {
      put: (game: string) => `${game}: su partida viene aquí.`,
      further: (game: string) => `${game}: tu partida va más avanzada en el archivo, y la sigues desde ahí.`,
      aside: (game: string) => `${game}: su partida espera a que acabe la tuya.`,
      unread: (game: string, why: string) => `${game}: su partida se queda donde está. ${why}`,
    },
    names: {
      game: 'Wordbler',
      'finished game': 'Wordbler, un resultado',
      search: 'Sopa de letras',
      scramble: 'Scramble',
    },
    settings: (count: number) => `Tomar también ${counted(count, 'ajuste')}`,
    settingsMean: 'en lugar de los tuyos',
    choices: 'Las últimas mesas, listas y tableros se toman donde no tengas.',
    agree: 'Traer',
    cancel: 'Dejarlo',
    changed: 'Entretanto ha cambiado algo aquí. Mira otra vez lo que trae el archivo.',
    done: 'Ya está todo aquí.',
    doneForNow: 'Está todo aquí hasta que se cierre la página: este navegador no guarda nada para ella.',
    faults: {
      cannotRead: 'El archivo no se puede leer. Elígelo otra vez, o vuelve a guardarlo donde lo hiciste.',
      tooBig: 'El archivo es demasiado grande para ser nuestro. No se ha traído nada.',
      notOurs: 'Este archivo no es de este juego. Elige el que guardó «Llevar».',
      lists: 'Este archivo solo lleva listas de palabras. Impórtalo en «Categorías», en la sopa de letras.',
      newer: 'El archivo es de una versión más nueva del juego. Recarga la página para tenerla e inténtalo otra vez.',
      damaged: 'El archivo está dañado o se ha cambiado. Vuelve a guardarlo donde lo hiciste. No se ha traído nada.',
      tooManyLists: 'Serían más de 200 listas de palabras. Elimina antes algunas. No se ha traído nada.',
    },
  },
} as const;

/** What is printed, and the panel that prints it. */
export const printing = {
  open: 'Imprimir',
  close: 'Cerrar',
  means: 'En A4 o carta, en negro sobre blanco.',
  print: 'Imprimir',
  missing: 'No se ha podido cargar la impresión. Comprueba la conexión e inténtalo otra vez.',
  refused:
    'Si no se ha abierto nada, quizá el juego no pueda imprimir aquí. Deja este panel abierto y usa la orden del navegador, o abre el juego en una pestaña propia.',
  name: 'Nombre',
  date: 'Fecha',
  code: 'Lo mismo en pantalla',
  wordbler: {
    sheet: 'Hoja de puntos',
    sheetMeans: 'una columna por persona',
    board: 'Tablero vacío',
    boardMeans: 'para llenarlo a mano',
    turn: 'Turno',
    word: 'Palabra',
    points: 'Puntos',
    total: 'Total',
    left: 'Queda en el atril',
    tiles: 'Las fichas: cuánto vale y cuántas hay de cada una',
    blank: 'Comodín',
    tile: (points: number, count: number) => `${points} × ${count}`,
    star: 'La primera palabra pasa por el centro.',
    rack: (size: number) => `Cada atril recibe ${counted(size, 'ficha')}.`,
  },
} as const;
