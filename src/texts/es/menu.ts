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
  tilesLeft: (count: number) =>
    `${plural(count, { one: 'queda', other: 'quedan' })} ${counted(count, 'ficha')}`,
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
  notSaved:
    'Quizá el navegador no deje que el juego guarde un archivo aquí. Si no lo ha hecho, copia el texto.',
  byHand:
    'Aquí no se permite copiar. El texto está seleccionado: cópialo con Ctrl+C o con una pulsación larga.',
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
    back: [
      'Piénsalo mejor',
      'Mueve una ficha, o devuélvela al atril. Deshacer recupera la última, Recoger todas.',
    ],
    touch: [
      'Toca las demás',
      'Toda serie de dos letras o más, en horizontal y en vertical, debe ser una palabra.',
    ],
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
    [
      'Lista de palabras',
      'ENABLE1, de Alan Beale y M. Cooper. Dominio público. 168 551 palabras de 2 a 15 letras.',
    ],
    [
      'Frecuencia de las palabras',
      'SCOWL, modificado. Copyright 2000-2016, Kevin Atkinson. Palabrotas: cuss, profane-words y word-list, revisadas a mano.',
    ],
    [
      'Significados',
      'WordNet 3.1, modificado. Copyright 2011, Princeton University. Todos los derechos reservados.',
    ],
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
