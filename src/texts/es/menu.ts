import type { KeyHelp } from '../sentence-facts';
import { counted, plural, toMove } from './forms';

/** The menu, and the panels that open from it and from the table. */
export const menu = {
  title: 'Wordbler',
  motto: 'Tres juegos de palabras en una mesa',
  playNow: 'Jugar ya',
  /** What tells the button of one game from the others. */
  playNowOf: (game: string) => `Jugar ya: ${game}`,
  games: {
    wordbler: {
      name: 'Wordbler',
      players: 'De 1 a 4',
      about: 'Cruza palabras en el tablero.',
      starts: 'Contra la máquina, o hasta cuatro',
      more: 'Puestos y reglas',
    },
    search: {
      name: 'Sopa de letras',
      players: 'A solas o diaria',
      about: 'Palabras ocultas en ocho direcciones.',
      starts: 'La sopa de hoy, o tu última lista',
      more: 'Categorías',
    },
    scramble: {
      name: 'Scramble',
      players: 'De 1 a 4',
      about: 'Une a tiempo letras vecinas.',
      starts: 'Contrarreloj, en un tablero nuevo',
      more: 'Tablero y puestos',
    },
  },
  goOn: 'Seguir la partida',
  goOnSearching: 'Seguir la sopa de letras',
  goOnScrambling: 'Seguir con Scramble',
  foundWords: (words: number) => counted(words, 'palabra'),
  found: (found: number, words: number) => `${found} de ${words}`,
  ownList: 'Lista propia',
  points: (score: number) => counted(score, 'punto'),
  timeLeft: (seconds: number) =>
    `quedan ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} en el reloj`,
  toMove,
  tilesLeft: (count: number) => `${plural(count, { one: 'queda', other: 'quedan' })} ${counted(count, 'ficha')}`,
  unopened: {
    is: (why: string) => `Una partida guardada no se ha podido abrir. ${why}`,
    save: 'Guardarla en un archivo',
    fileName: 'partida-guardada.json',
    throwAway: 'Tirarla',
  },
  newer: { is: 'Hay un Wordbler más nuevo. Las partidas empezadas se conservan.', open: 'Actualizar' },
  /** At the end of a daily that counted. */
  dailyDone: (days: number) =>
    days > 1 ? `Hecho por hoy: ${counted(days, 'día')} seguidos.` : 'Hecho por hoy. Mañana, el segundo día.',
  friends: 'Jugar con amigos',
  settings: 'Ajustes',
  statistics: 'Datos',
  study: 'Estudio',
  help: 'Cómo se juega',
  credits: 'Acerca de',
} as const;

export const settings = {
  title: 'Ajustes',
  close: 'Cerrar',
  table: 'Mesa',
  looks: { dark: 'Oscura', light: 'Clara', contrast: 'Contraste', system: 'Sistema' },
  board: 'En el tablero',
  legend: 'Leyenda',
  legendMeans: 'qué dicen los colores de las casillas',
  labels: 'Rótulos de premio',
  labelsMean: 'DL, TL, DP, TP en las casillas',
  preview: 'Puntos a la vista',
  previewMeans: 'lo que valdrían las fichas colocadas',
  openRacks: 'Atriles a la vista',
  openRacksMean: 'todos boca arriba, sin telón',
  hand: 'Mano',
  handMeans: 'izquierda: la mesa como en un espejo',
  hands: { right: 'Derecha', left: 'Izquierda' },
  scoreSheet: 'Hoja de puntos',
  scoreSheetMeans: 'se abre tras una jugada; si no, toca su palabra',
  scoreSheets: { rules: 'Reglas', each: 'Siempre', own: 'Las mías', asked: 'Si la pido' },
  computer: 'La máquina',
  thinking: 'Piensa',
  thinkings: { instant: 'Al instante', natural: 'Natural', slow: 'Despacio' },
  verdict: 'Decir la mejor jugada',
  verdictMeans: 'tras cada turno; los atriles siguen ocultos',
  sound: 'Sonido',
  muted: 'Silenciar todo',
  sounds: 'Efectos',
  music: 'Música',
  volume: (share: number) => `${Math.round(share * 100)} %`,
  silent: 'no',
  search: {
    heading: 'Sopa de letras',
    marks: 'Palabras encontradas',
    marksMean: 'cómo se ven en la página',
    choices: { both: 'Ambos', squares: 'Casillas', strokes: 'Trazos' },
  },
  motion: 'Movimiento',
  animations: 'Animaciones',
  pace: 'Velocidad',
  paces: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  motions: { system: 'Sistema', full: 'Todas', reduced: 'Menos' },
  motionMeans: 'menos: fundidos breves, nada vuela',
  language: 'Idioma',
  languageMissing: (language: string) =>
    `${language}: no se ha podido cargar este idioma. Comprueba la conexión y elígelo otra vez, o recarga la página.`,
  atOnce: 'Los cambios valen al momento y se quedan en este dispositivo.',
} as const;

/** What is to be copied by hand. */
export const share = {
  title: 'Compartir esta sopa',
  notSaved: 'Quizá el navegador no deje que el juego guarde un archivo aquí. Si no lo ha hecho, copia el texto.',
  byHand: 'Aquí no se permite copiar. El texto está seleccionado: cópialo con Ctrl+C o con una pulsación larga.',
  field: 'Texto y enlace',
  close: 'Cerrar',
} as const;

export const help = {
  title: 'Cómo se juega',
  close: 'Cerrar',
  steps: {
    lay: [
      'Coloca una palabra',
      'Arrastra fichas del atril a una fila o columna, o toca una ficha y luego una casilla. La primera palabra pasa por la estrella.',
    ],
    back: ['Piénsalo mejor', 'Mueve una ficha, o devuélvela al atril. Deshacer recupera la última, Recoger todas.'],
    touch: ['Toca las demás', 'Toda serie de dos letras o más, en horizontal y en vertical, debe ser una palabra.'],
    colours: [
      'Usa los colores',
      'DL y TL multiplican una letra, DP y TP la palabra entera. Cada casilla sirve una vez; luego queda gris.',
    ],
    done: [
      'Pulsa Listo',
      'Lo que cuesta un fallo lo dicen las reglas, en el menú. ¿Ninguna palabra a la vista? Cambia fichas, o pasa.',
    ],
    closer: ['Mira de cerca', 'En un teléfono, dos dedos agrandan el tablero y lo mueven.'],
  },
  done: 'Listo',
} as const;

export const about = {
  title: 'Acerca de',
  close: 'Cerrar',
  version: (version: string) => `Versión ${version}`,
  licences: 'Todos los avisos y licencias',
  rows: [
    ['Lista de palabras', 'ENABLE1, de Alan Beale y M. Cooper. Dominio público. 168 551 palabras de 2 a 15 letras.'],
    [
      'Frecuencia de las palabras',
      'SCOWL, modificado. Copyright 2000-2016, Kevin Atkinson. Palabrotas: cuss, profane-words y word-list, revisadas a mano.',
    ],
    ['Significados', 'WordNet 3.1, modificado. Copyright 2011, Princeton University. Todos los derechos reservados.'],
    ['Más significados', 'Webster’s Revised Unabridged Dictionary de 1913, en el dominio público.'],
    ['Tipo de letra', 'M PLUS Rounded 1c y Baloo Da 2. SIL Open Font License 1.1.'],
    [
      'Hecho con',
      'Phaser, howler, lit-html, birpc, uqr y seedrandom (licencias MIT o BSD), idb-keyval (Apache License 2.0).',
    ],
    ['Arte', 'Mascotas, fichas, tableros y sonidos se hicieron para este juego.'],
    ['Licencia', 'MIT.'],
    [
      'Tus datos',
      'Nombres, partidas y ajustes se quedan en este dispositivo. Solo una mesa con amigos va al servidor de esta página.',
    ],
  ],
} as const;

/** As keyboards have them printed. */
const printed: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  Enter: 'Intro',
  Space: 'Espacio',
};

/** What the keys of the board do, as the "?" sheet tells it. */
export const keys = {
  title: 'Teclas',
  short: (keys: string) => keys.replace(/\p{L}+/gu, (key) => printed[key] ?? key),
  board: [
    { keys: 'A a Z', meaning: 'Colocar esa ficha en el cursor, o un comodín si no está' },
    { keys: 'A a Z, sin cursor', meaning: 'Tomar la ficha; luego, clic en su casilla' },
    { keys: '← ↑ → ↓', meaning: 'Mostrar el cursor, luego moverlo' },
    { keys: 'Ctrl + flecha', meaning: 'Saltar a la ficha siguiente o al borde' },
    { keys: 'Espacio', meaning: 'Escribir en horizontal o en vertical' },
    { keys: 'Retroceso o Ctrl+Z', meaning: 'Recuperar la última ficha' },
    { keys: 'Supr', meaning: 'Recuperar la ficha bajo el cursor' },
    { keys: 'Intro', meaning: 'Listo, o cambiar las fichas elegidas' },
    { keys: 'Esc', meaning: 'Recoger todas las fichas, cancelar o cerrar (también la pista)' },
    { keys: 'Ctrl+Intro', meaning: 'Pasar' },
    { keys: '1 a 4', meaning: 'Historial de ese puesto' },
    { keys: '=', meaning: 'Cómo puntuó la última jugada' },
    { keys: '5', meaning: 'Mezclar el atril' },
    { keys: '6', meaning: 'Cambiar: las letras, o las flechas y Espacio, eligen las fichas' },
    { keys: '7', meaning: 'Pista: qué fichas, luego dónde, luego la palabra; al final las coloca' },
    { keys: '8', meaning: 'Quitar o poner el sonido' },
    { keys: '9', meaning: 'Menú' },
    { keys: '0', meaning: 'Decir cómo va la partida (para lectores de pantalla)' },
    { keys: ',', meaning: 'Decir las palabras, la fila, la columna y los premios libres junto al cursor' },
    { keys: '.', meaning: 'Pantalla completa, o no' },
    { keys: 'Tab', meaning: 'Ir al atril, luego a los botones' },
    { keys: 'Espacio, en el atril', meaning: 'Colocar esa ficha en el cursor, o elegirla' },
    { keys: 'Mayús + flecha, en el atril', meaning: 'Mover esa ficha por el atril' },
    { keys: 'Espacio, Intro, + y −', meaning: 'Al mirar: pausa o seguir, un turno, más o menos deprisa' },
    { keys: '?', meaning: 'Esta ayuda' },
  ] satisfies KeyHelp[],
} as const;

export const letterKeys = {
  open: 'Teclado de letras',
  of: (language: string) => `Letras, ${language}`,
  takeBack: 'Borrar',
  stranger: (sign: string, language: string) =>
    `«${sign}» no está en ninguna ficha en ${language}. Toma las fichas del atril, o pon el teclado en ${language}.`,
};

const tile = (letter: string) => (letter ? `la ${letter}` : 'el comodín');

/** What is said beside the hand that shows the first step of each game. */
export const lesson = {
  label: 'Primeros pasos',
  skip: 'Saltar',
  spoken: (step: number, of: number, line: string) => `Primeros pasos, ${step} de ${of}: ${line}`,
  wordbler: {
    first: (letter: string, onStar: boolean) =>
      `Arrastra ${tile(letter)} a ${onStar ? 'la estrella' : 'esta casilla'}.`,
    picked: (onStar: boolean) => `Ahora toca ${onStar ? 'la estrella' : 'esta casilla'}.`,
    next: (letter: string) => `Ahora, ${tile(letter)}.`,
    own: 'Vale cualquier palabra, en una línea.',
    done: 'Es una palabra: pulsa Listo.',
    keys: {
      type: (letter: string) => `Ahora la tecla ${letter}.`,
      lay: (letter: string, column: string, row: number) => `Flechas hasta ${column}${row}, luego la tecla ${letter}.`,
      own: 'Vale cualquier palabra, en una línea.',
      done: 'Es una palabra: Intro es Listo.',
    },
  },
  search: {
    from: (word: string) => `${word} está aquí: arrastra por encima.`,
    to: (word: string) => `Hasta el final de ${word}.`,
    keys: {
      from: (letter: string, row: number, column: number) =>
        `Flechas hasta la ${letter}, fila ${row}, columna ${column}, y luego Intro.`,
    },
  },
  scramble: {
    first: (word: string) => `${word} está aquí: arrastra de letra en letra.`,
    next: (letter: string) => `Ahora la ${letter}.`,
    end: 'Suelta, o toca otra vez la última letra.',
    own: '¿Una palabra? Suelta, o toca otra vez su final.',
    keys: { type: (word: string) => `Escribe ${word} y pulsa Intro.`, typed: 'Intro juega la palabra.' },
  },
} as const;

/** What is said where the page stands in another one. */
export const held = {
  title: 'En pausa',
  means: 'La página que rodea el juego lo ha puesto en pausa. Seguirá sin que hagas nada.',
} as const;

/** What is said on the way between the scenes. */
export const way = {
  leave: { title: '¿Salir?', means: 'La partida se guarda.', stay: 'Quedarse', leave: 'Salir' },
  /** Of what is played and cannot be gone on with. */
  lost: 'No se guarda nada de ella.',
  unknown: 'Esta dirección no lleva a ningún sitio de aquí: este es el menú.',
  noGame: 'No hay ninguna partida en la mesa para seguir.',
  noResult: 'Ya no hay ninguna partida acabada que mirar.',
  noRecord: 'No hay ninguna partida anotada que mirar. Abre una.',
  noSearch: 'No hay ninguna sopa de letras para seguir.',
  noRound: 'No hay ninguna partida de Scramble para seguir.',
  noLink: 'El enlace ya no está aquí. Ábrelo otra vez para ver su partida.',
  noTable: 'No hay ninguna mesa con amigos a la que volver. Abre su invitación otra vez.',
  noBoard: 'No hay ningún tablero que mirar. Elige antes uno.',
} as const;

/** While the code of a game is on its way. */
export const fetching = {
  coming: (game: string) => `Cargando: ${game}.`,
  late: (game: string) => `${game}: aún no ha llegado. Espera, reintenta o juega a otra cosa mientras tanto.`,
  unreachable: 'El servidor no responde. Comprueba la conexión e inténtalo otra vez.',
  loadsAnew: 'Reintentar recarga la página. Aquí no se puede guardar nada: la partida empezada se perdería.',
  tryAgain: 'Reintentar',
  menu: 'Volver al menú',
} as const;

/** What a word means. The meanings themselves are English. */
export const meanings = {
  title: (word: string) => `Qué significa ${word}`,
  close: 'Cerrar',
  loading: 'Buscando…',
  unknown: (word: string) => `No hay significado a mano para ${word}.`,
  withheld: (word: string) =>
    `${word} se puede colocar, pero no es una palabra para jugar en familia: su significado no se muestra.`,
  elsewhere: (word: string) => `${word} vale. Lo que significa no está en este libro, que está en inglés.`,
  dictionary: (word: string) => `Buscar ${word} en el Wikcionario`,
  unavailable: 'Los significados no se pueden cargar. Inténtalo otra vez.',
  tryAgain: 'Reintentar',
  lead: (word: string) => `Quizá venga de ${word}.`,
  made: (affix: string, word: string) => (affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`),
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `plural de ${word}`,
    present: (word: string) => `${word}, en tercera persona`,
    past: (word: string) => `pasado de ${word}`,
    ongoing: (word: string) => `forma en -ing de ${word}`,
    more: (word: string) => `más ${word}`,
    most: (word: string) => `lo más ${word}`,
    doer: (word: string) => `quien puede ${word}`,
    doers: (word: string) => `quienes pueden ${word}`,
    doings: (word: string) => `acciones: ${word}`,
    spelling: (word: string) => `otra grafía de ${word}`,
  },
  source:
    'Significados (en inglés): WordNet y Webster de 1913. Lo que se puede colocar lo decide solo la lista de palabras.',
  parts: {
    noun: 'sustantivo',
    verb: 'verbo',
    adjective: 'adjetivo',
    adverb: 'adverbio',
    pronoun: 'pronombre',
    preposition: 'preposición',
    conjunction: 'conjunción',
    interjection: 'interjección',
    article: 'artículo',
  },
};
