export const menu = {
  playNowOf: 'Jugar: {game}',
  games: {
    wordbler: { about: 'Cruza palabras en el tablero.', more: 'Jugadores y reglas' },
    search: { about: 'Encuentra palabras ocultas.', more: 'Categorías' },
    scramble: { about: 'Une letras vecinas.', more: 'Tablero y jugadores' },
  },
  continueGame: 'Continuar {game}',
  found: '{found} de {words} encontradas',
  ownList: 'Mi lista',
  toMove: '{who/Tu turno/Turno de #}',
  unopened: {
    is: 'No se pudo abrir una partida guardada. {why}',
    save: 'Guardar archivo',
    fileName: 'partida-guardada.json',
  },
  newer: { is: 'Actualización lista. Tus partidas se conservan.', open: 'Actualizar' },
  strip: 'Retos del día',
  dailies: { find: 'Jugada del día', search: 'Sopa del día', scramble: 'Tablero del día' },
  dailyAll: 'Todo hecho. Hasta mañana.',
  dailyNext: 'Siguiente: {name}',
  friends: 'Amigos',
} as const;

export const settings = {
  look: 'Aspecto', textSize: 'Tamaño del texto',
  textSizes: { small: 'Pequeño', normal: 'Normal', large: 'Grande', largest: 'Muy grande' },
  theme: 'Tema',
  looks: { dark: 'Oscuro', light: 'Claro', contrast: 'Contraste', system: 'Sistema' },
  legend: 'Leyenda', labels: 'Siglas de premios', preview: 'Puntos previstos',
  openRacks: 'Atriles a la vista',
  leftHanded: 'Para zurdos', breakdown: 'Desglose',
  breakdowns: { rules: 'Reglas', each: 'Siempre', own: 'Las mías', asked: 'Si lo pido' },
  thinking: 'Ritmo del ordenador',
  thinkings: { instant: 'Inmediato', natural: 'Natural', slow: 'Lento' },
  verdict: 'Mostrar mejor jugada',
  muted: 'Silenciar todo', sounds: 'Efectos', music: 'Música', silent: 'Silencio', marks: 'Palabras encontradas',
  searchMarks: { both: 'Ambos', squares: 'Casillas', strokes: 'Trazos' },
  motion: 'Movimiento', animations: 'Animaciones',
  motions: { system: 'Sistema', full: 'Todas', reduced: 'Menos' },
  languageMissing: 'No se pudo cargar {language}. Comprueba tu conexión y elígelo de nuevo.',
} as const;

export const share = {
  notSaved: '¿No se guardó nada? Copia este texto.',
  byKey: 'Pulsa Ctrl+C para copiar lo seleccionado.',
  byFinger: 'Mantén pulsado lo seleccionado para copiarlo.',
  field: 'Texto y enlace',
} as const;

export const help = {
  steps: {
    lay: [
      'Juega una palabra',
      'Arrastra fichas a una línea, o toca una y luego una casilla. La primera palabra pasa por la estrella.',
    ],
    back: ['Cambia de idea', 'Arrastra la ficha de vuelta al atril, o toca «Deshacer».'],
    touch: ['Une palabras', 'Todo lo que se toca, en horizontal y en vertical, debe formar palabras.'],
    colours: ['Usa los premios', 'DL y TL multiplican una letra; DP y TP, la palabra. Cada uno vale una sola vez.'],
    done: [
      'Toca «Listo»',
      'Una palabra no válida puede costarte el turno (ver Reglas). ¿No te sale ninguna? Cambia fichas o pasa.',
    ],
    closer: ['Mira de cerca', 'En el móvil, amplía y mueve el tablero con dos dedos.'],
  },
} as const;

export const about = {
  title: 'Acerca de',
  licences: 'Todas las licencias',
  story: [
    'Una reinita, «warbler» en inglés, y muchas palabras: eso es Wordbler.',
    'Ms. Wordbler, la reinita amarilla, es la anfitriona: te da la bienvenida, te enseña los primeros pasos y trae los retos del día.',
    'Sus juegos nacen de los artículos «Ms. Wordbler» y «Word search» de CodeProject, y de DeScramble.',
    'Son para divertirse, y para mostrar cómo piensa un juego así.',
  ],
  rows: [
    ['Lista de palabras', 'ENABLE1, de Alan Beale y M. Cooper. Dominio público. 168.551 palabras de 2 a 15 letras.'],
    [
      'Frecuencia de las palabras',
      'SCOWL, modificado. Copyright 2000-2016, Kevin Atkinson. Palabrotas: cuss, profane-words y word-list, revisadas a mano.',
    ],
    ['Definiciones', 'WordNet 3.1, modificado. Copyright 2011, Princeton University. Todos los derechos reservados.'],
    ['Más definiciones', 'Webster’s Revised Unabridged Dictionary de 1913. Dominio público.'],
    ['Tipo de letra', 'M PLUS Rounded 1c y Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Hecho con',
      'Phaser, howler, lit-html, birpc, uqr y seedrandom (licencias MIT o BSD), idb-keyval (Apache License 2.0).',
    ],
    ['Dibujos y sonidos', 'Hechos para este juego.'],
    ['Licencia', 'MIT.'],
    ['Tus datos', 'Se quedan en este dispositivo. Solo las partidas con amigos pasan por el servidor de esta web.'],
  ],
} as const;

export const keys = {
  title: 'Atajos de teclado',
  printed: { Control: 'Ctrl', Escape: 'Esc', Enter: 'Intro', Backspace: 'Retroceso', Delete: 'Supr', Space: 'Espacio' },
  board: [
    { keys: 'A–Z', meaning: 'Colocar esa ficha en el cursor, o un comodín' },
    { keys: 'A–Z, sin cursor', meaning: 'Tomar la ficha; luego, clic en una casilla' },
    { keys: '← ↑ → ↓', meaning: 'Mostrar o mover el cursor' },
    { keys: 'Ctrl + flecha', meaning: 'Saltar a la ficha siguiente o al borde' },
    { keys: 'Espacio', meaning: 'Escribir en horizontal o en vertical' },
    { keys: 'Retroceso o Ctrl+Z', meaning: 'Deshacer la última ficha' },
    { keys: 'Supr', meaning: 'Recoger la ficha del cursor' },
    { keys: 'Intro', meaning: 'Listo, o cambiar las fichas elegidas' },
    { keys: 'Esc', meaning: 'Recoger las fichas, cancelar o cerrar' },
    { keys: 'Ctrl+Intro', meaning: 'Pasar' },
    { keys: '1–4', meaning: 'Historial de ese jugador' },
    { keys: '=', meaning: 'Desglose de la última jugada' },
    { keys: '5', meaning: 'Mezclar el atril' },
    { keys: '6', meaning: 'Cambiar fichas; elegirlas por letra, o con flechas y Espacio' },
    { keys: '7', meaning: 'Pista: fichas, casillas, palabra y, por último, colocarla' },
    { keys: '9', meaning: 'Menú' },
    { keys: '0', meaning: 'Leer la puntuación (lectores de pantalla)' },
    { keys: ',', meaning: 'Leer las palabras, la línea y los premios del cursor' },
    { keys: 'Tab', meaning: 'Ir al atril, luego a los botones' },
    { keys: 'Espacio, en el atril', meaning: 'Colocar esa ficha, o elegirla' },
    { keys: 'Mayús + flecha, en el atril', meaning: 'Mover esa ficha por el atril' },
    { keys: 'Espacio, Intro, + y −', meaning: 'Al ver una partida: pausar o seguir, un turno, más o menos rápido' },
  ],
  everywhere: [
    { keys: '8', meaning: 'Activar o silenciar el sonido' },
    { keys: '.', meaning: 'Activar o quitar la pantalla completa' },
    { keys: '?', meaning: 'Esta ayuda' },
  ],
} as const;

export const lesson = {
  label: 'Primeros pasos', skip: 'Saltar',
  spoken: 'Primeros pasos, {step} de {steps}: {line}',
  wordbler: {
    first: 'Arrastra aquí la ficha {tile}.',
    tap: 'Toca la ficha {tile}.',
    picked: 'Ahora toca aquí.',
    next: 'Ahora la ficha {tile}.',
    own: 'Vale cualquier palabra, en una línea.',
    overStar: 'Vale cualquier palabra que cubra la estrella.',
    lacks: {
      star: '¡Casi! Cubre la estrella.',
      line: '¡Casi! En una sola línea, sin huecos.',
      touch: '¡Casi! Tu palabra debe tocar otra.',
    },
    done: '¡Es una palabra! Toca «Listo».',
    keys: {
      type: 'Pulsa {letter}.',
      place: 'Ve con las flechas a {square} y pulsa {letter}.',
      done: '¡Es una palabra! Pulsa Intro.',
    },
  },
  search: {
    from: '{word} está aquí: arrastra por encima.',
    to: 'Hasta el final de {word}.',
    keys: 'Ve con las flechas a la {letter}, fila {row}, columna {column}, y pulsa Intro.',
  },
  scramble: {
    first: '{word} está aquí: arrastra de letra en letra.',
    next: 'Ahora la {letter}.',
    end: 'Suelta, o toca otra vez la última letra.',
    keys: { type: 'Escribe {word} y pulsa Intro.', typed: 'Pulsa Intro para jugar la palabra.' },
  },
} as const;

export const way = {
  leave: { title: '¿Salir?', means: 'Tu partida está guardada.', stay: 'Seguir jugando', leave: 'Salir' },
  lost: 'Esta partida no se guardará.',
  unknown: 'Página no encontrada. Aquí tienes el menú.',
  noGame: 'No hay ninguna partida en curso.',
  noResult: 'No hay ninguna partida terminada.',
  noRecord: 'No hay ninguna partida. Abre un archivo de partida.',
  noLink: 'Abre el enlace otra vez para ver su partida.',
  noTable: 'Abre la invitación otra vez para unirte a la mesa.',
  noBoard: 'Elige primero un tablero.',
} as const;

export const fetching = {
  coming: 'Cargando: {game}…',
  late: '{game}: sigue cargando. Espera o inténtalo de nuevo.',
  unreachable: 'El servidor no responde. Comprueba tu conexión.',
  reloads: 'Al reintentar se recarga la página y pierdes tu partida.',
  menu: 'Volver al menú',
} as const;

export const definitions = {
  title: 'Definición de {word}',
  loading: 'Buscando…',
  unknown: 'No hay definición de {word}.',
  withheld: '{word} es válida, pero demasiado grosera para definirla aquí.',
  elsewhere: '{word} es válida. Solo hay definiciones en inglés.',
  dictionary: 'Buscar {word} en el Wikcionario',
  unavailable: 'No se pudieron cargar las definiciones. Inténtalo de nuevo.',
  lead: 'Quizá venga de {word}.',
  forms: {
    plural: 'plural de {word}',
    present: '{word}, en tercera persona',
    past: 'pasado de {word}',
    ongoing: 'forma en -ing de {word}',
    more: 'más {word}',
    most: 'lo más {word}',
    doer: 'quien puede {word}',
    doers: 'quienes pueden {word}',
    doings: 'acciones: {word}',
    spelling: 'otra grafía de {word}',
  },
  source: 'Definiciones (en inglés): WordNet y Webster 1913. Solo la lista de palabras decide qué es válido.',
  parts: {
    noun: 'sustantivo', verb: 'verbo', adjective: 'adjetivo', adverb: 'adverbio', pronoun: 'pronombre',
    preposition: 'preposición', conjunction: 'conjunción', interjection: 'interjección', article: 'artículo',
  },
} as const;
