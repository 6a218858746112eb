export const refusals = {
  malformed: 'Esa jugada no es posible.',
  gameOver: 'La partida ha terminado.',
  notYourTurn: 'No es tu turno.',
  challengeOpen: 'La última jugada aún se puede impugnar.',
  notYourPlay: 'Ya no puedes impugnar esta jugada.',
  notYourTile: 'Esa ficha no está en tu atril.',
  noChallenge: 'No hay ninguna jugada que impugnar.',
  noHints: 'En esta partida no hay pistas.',
  notABlank: 'Solo un comodín puede cambiar de letra.',
  notLaid: 'No has colocado esa ficha en este turno.',
  alreadyLaid: 'Esa ficha ya está en el tablero.',
  squareTaken: 'Esa casilla está ocupada.',
  letterMissing: 'Elige una letra para el comodín.',
  nothingLaid: 'Coloca primero al menos una ficha.',
  nothingToTakeBack: 'No hay fichas que recoger.',
  notInLine: 'Coloca las fichas en una sola fila o columna.',
  gap: 'Hay un hueco en tu palabra.',
  missesStar: 'La primera palabra debe pasar por la estrella.',
  tooShort: 'La primera palabra debe tener dos letras o más.',
  disjoint: 'Tu palabra debe tocar otra del tablero.',
  takeTilesBack: 'Recoge primero tus fichas.',
  bagTooSmall: 'No quedan suficientes fichas en la bolsa para cambiar.',
  noTilesChosen: 'Elige primero las fichas.',
  noMoreHints: 'La pista ya lo ha dicho todo.',
  hintsSpent: 'Ya has usado todas tus pistas.',
  noSuchTile: 'No tienes esa ficha.',
} as const;

export const names = {
  nameEmpty: 'Escribe un nombre.',
  nameTooLong: 'Usa como mucho 16 caracteres.',
  nameTaken: 'Otro jugador ya tiene ese nombre.',
} as const;

export const endings = {
  fails: 'Demasiados turnos sin puntos. A cada jugador se le restan sus fichas sobrantes.',
  wentOut: 'Última ficha colocada. Los demás restan sus fichas sobrantes; quien ha terminado las suma.',
  bagEmpty: 'La bolsa está vacía. A cada jugador se le restan sus fichas sobrantes.',
  resigned: 'Los demás han abandonado. Los puntos no cambian: no se restan fichas.',
  oneTurn: 'Era el único turno.',
} as const;

export const news = {
  starts: '{who/Empiezas/# empieza}.',
  scores: '{who/Sumas/# suma} {points|# punto|# puntos} con {word}.',
  letsStand: '{who/Aceptas/# acepta} la jugada.',
  challengeFailed: 'Todas las palabras son válidas. {who/Pierdes/# pierde} un turno.',
  exchanges: '{who/Cambias/# cambia} {count|# ficha|# fichas}.',
  passes: '{who/Pasas/# pasa}.',
  timedOut: '{who/Se te acabó/A # se le acabó} el tiempo.',
  skips: '{who/Te quedas/# se queda} un turno sin jugar.',
  resigns: '{who/Abandonas/# abandona}.',
} as const;

export const happening = {
  exchanged: 'Cambio de {count|# ficha|# fichas}',
  passed: 'Paso',
  invalid: 'El diccionario no incluye: {words}',
  inAnyOrder: '{count|No forma palabra|No forman palabras} en ningún orden: {words}',
  disjoint: 'No toca ninguna palabra: {word}',
  timedOut: 'Se acabó el tiempo',
  challengedInVain: 'Impugnación fallida contra {who/ti/#}',
  skipped: 'Turno perdido', resigned: 'Abandono', handicap: 'Ventaja',
  rackLost: 'Fichas sobrantes: {letters}',
  wentOut: 'Usó todas las fichas',
  overTime: '{count|# minuto|# minutos} de más',
} as const;

export const board = {
  onTurn: 'Turno',
  tilesLeft: '{count|ficha|fichas}',
  scoreless: 'Turnos sin puntos', scorelessShort: 'Sin puntos',
  scorelessOf: '{fails} de {most}',
  done: 'Listo', recall: 'Recoger', shuffle: 'Mezclar', exchange: 'Cambiar',
  exchangeTiles: 'Cambiar {count|# ficha|# fichas}',
  chooseTiles: 'Elige fichas', exchangeCosts: 'Cambiarlas cuesta el turno.',
  exchangeNeeds: 'Para cambiar, en la bolsa debe haber {count|# ficha|# fichas}.',
  keepTurn: 'No pasar',
  passing: 'Pasas en tres segundos. Pulsa Esc para cancelar.',
  passSure: { title: '¿Pasar?', means: 'Es tu único turno. Después verás la mejor jugada.' },
  bonusSigns: { '2L': 'DL', '3L': 'TL', '2W': 'DP', '3W': 'TP' },
  bonusesInShort: { '2L': 'letra ×2', '3L': 'letra ×3', '2W': 'palabra ×2', '3W': 'palabra ×3' },
  otherTab: 'La partida está abierta en otra pestaña. Recarga la página para seguir aquí.',
  notKept: 'Este navegador no guarda datos. La partida se perderá al cerrar la página.',
  notFilled: 'Pantalla completa no disponible.',
  clockAhead: 'Solo práctica: tu reloj iba adelantado. Los retos vuelven a contar el {day}.',
} as const;

export const table = {
  help: 'Teclas y ayuda', mute: 'Silenciar', unmute: 'Activar sonido',
  fullscreen: 'Pantalla completa',
  lastPlays: 'Últimas jugadas', invalid: 'no válida', exchange: 'Cambio',
  failedChallenge: 'Impugnación fallida',
  hurry: 'Toca para acelerar',
  hurryAnywhere: 'Toca donde quieras para acelerar',
  openRacks: 'Atriles a la vista',
  unseen: 'Fichas ocultas',
  whereUnseen: '{bag} en la bolsa, {racks} en los atriles',
  notOpen: 'Espera a que paren las fichas',
} as const;

export const chooser = {
  title: 'Elige una letra para el comodín',
  means: 'Vale 0. Toca fuera para cancelar.',
} as const;

export const sheet = {
  title: '{who/Sumas/# suma} {points|# punto|# puntos}',
  place: { across: 'en horizontal desde {square}', down: 'en vertical desde {square}' },
  reads: 'Estas letras forman',
  wordTimes: 'palabra × {multiplier}',
  bonus: 'Las siete fichas',
} as const;

export const challenge = {
  title: '{who/Tu jugada/Jugada de #}: {points|# punto|# puntos}',
  ask: '{who/¿Impugnas/#, ¿impugnas} esta jugada?',
  accept: 'Aceptar', challenge: 'Impugnar',
} as const;

export const history = {
  title: 'Historial',
  titleOf: '{who/Tu historial/Historial de #}',
  howScored: 'Desglose de {word}',
  play: 'Jugada', invalid: 'No válida',
  none: 'Nada todavía.',
  average: 'por turno con puntos',
  best: 'mejor jugada', misses: 'no válidas', exchanges: 'cambios',
  disjoint: 'no toca ninguna palabra',
} as const;

export const over = {
  wins: '{who/Has ganado/Gana #}',
  sharedWin: 'Victoria compartida: {names}',
  ahead: '{points|# punto|# puntos} más que {who/tú/#}',
  behind: '{points|# punto|# puntos} menos que {who/tú/#}',
  finalScores: 'Puntuación final',
  player: 'Jugador', left: 'Fichas sobrantes', adjustment: 'Ajuste',
  savePicture: 'Guardar imagen',
  picture: 'Imagen',
  saveFile: 'Guardar archivo',
  file: 'Archivo', highlights: 'Lo mejor',
  longestWord: 'Palabra más larga',
  average: 'Media por turno', bonuses: 'Bonificaciones',
  times: '{count|una vez|# veces}',
  none: 'ninguna',
  wentOut: 'usó todas las fichas',
  handicap: 'ventaja',
  overTime: '{count} min de más',
  resigned: 'abandono: último puesto',
} as const;

export const curtain = { passTo: 'Pásaselo a {who}', lift: 'Ver mis fichas' } as const;

export const draw = {
  title: '¿Quién empieza?',
  rule: 'Empieza la letra más cercana a la A. Toca para seguir.',
  tie: 'Empate: {names} sacan una {letter}.',
  tieOfBlanks: 'Empate: {names} sacan un comodín.',
  again: 'Vuelven a sacar.',
  drew: '{who/Sacas/# saca} {letters}.',
  blank: 'El comodín gana a cualquier letra.',
  nearest: '{who/Sacas/# saca} {letter}, la más cercana a la A.',
} as const;

export const hint = {
  more: 'Más', thinking: 'Pensando', placeIt: 'Colocarla',
  isPlaced: 'Ya está en el tablero',
  title: 'Pista {step} de 3',
  tiles: 'Usa {count|esta ficha|estas # fichas}.',
  squares: '{count|Esta ficha va|Estas # fichas van} aquí.',
  noPlay: 'No hay jugada posible. Cambia o pasa.',
  failed: 'No se pudo encontrar ninguna pista. Inténtalo de nuevo.',
  close: 'Cerrar pista',
  spoken: {
    thinking: 'Buscando una jugada.',
    tiles: 'Pista 1 de 3: usa {letters}.',
    squares: 'Pista 2 de 3: en {squares}.',
    word: 'Pista 3 de 3: {word}, {place}, {points|# punto|# puntos}.',
    closed: 'Pista cerrada.',
  },
  verdict: {
    found: 'Has encontrado la mejor jugada.',
    helped: 'Encontrada con {count|# pista|# pistas}.',
    best: 'La mejor: {word}, {points|# punto|# puntos}. Has logrado el {share%}.',
    share: 'La mejor: {points|# punto|# puntos}. Has logrado el {share%}.',
    last: 'La mejor jugada {who/de tu último turno/del último turno de #}: {word}, {points|# punto|# puntos}.',
  },
} as const;

export const computer = {
  levels: {
    justRight: 'A tu medida', nestling: 'Polluelo', fledgling: 'Volantón', songbird: 'Ruiseñor', club: 'Club',
    expert: 'Experto', master: 'Maestro',
  },
  glosses: {
    justRight: 'se adapta a ti', nestling: 'principiante', fledgling: 'fácil', songbird: 'intermedio', club: 'difícil',
    expert: 'muy difícil', master: 'el más difícil',
  },
  between: {
    hatchling: 'algo por debajo de Polluelo',
    aboveFledgling: 'algo por encima de Volantón',
    aboveSongbird: 'algo por encima de Ruiseñor',
  },
  justRight: 'A tu medida: {step}',
  playsJustRight: '{names} {count|juega|juegan} a tu nivel: {step}.',
  kind: 'Ordenador',
  says: '«{remark}»',
  sure: 'Lo tengo claro al {share%}.',
  remarks: {
    nestling: ['¡Una palabra! ¡De verdad!', '¡Aleteo, aleteo y saltito!', '¡Y sin ayuda de nadie!', '¿Eso es mucho?'],
    fledgling: [
      '¿Eso lo he hecho yo?',
      '¡Mira, mira lo que he encontrado!',
      'La suerte del principiante.',
      '¿Puedo repetirlo?',
    ],
    songbird: [
      '¡Esta sí que canta!',
      'Me ha venido como una melodía.',
      'Me gusta este atril.',
      'Qué bien se está en esta rama.',
    ],
    club: ['Estaba esperando esto.', 'Las casillas me venían al pelo.', 'Cada punto cuenta.', 'Te toca.'],
    expert: [
      'Como estaba previsto.',
      'Ese hueco era demasiado bueno.',
      'La bolsa ha sido generosa.',
      'Voy una jugada por delante.',
    ],
    master: ['Lo veía venir.', 'Lo he probado mil veces.', 'De todas las jugadas, esta.', 'La paciencia tiene premio.'],
  },
  noThought: 'El ordenador se ha atascado.',
  noThoughtMeans: 'Tu partida está guardada. Inténtalo de nuevo, o sal y vuelve.',
  nextTurn: 'Siguiente turno',
} as const;
