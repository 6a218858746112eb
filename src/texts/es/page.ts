export const saves = {
  notASave: 'Esto no es una partida guardada.',
  otherVersion: 'Esta partida guardada no se puede leer.',
  newerVersion: 'Esta partida necesita una versión más nueva. Recarga la página.',
  otherWordList: 'Esta partida usa otra lista de palabras.',
  badSetup: 'La partida guardada está dañada.',
  badCommand: 'La partida guardada está dañada.',
  damaged: 'La partida guardada está dañada.',
} as const;

export const searchSaves = {
  otherFilter: 'Esta partida usa otra lista de palabras excluidas.',
  noWords: 'No se pudieron cargar sus palabras. Recarga la página.',
} as const;

export const fault = {
  title: 'Algo ha salido mal.',
  advice: 'Tu partida está guardada. Recarga la página para continuar.',
} as const;

export const boot = {
  sceneMissing: 'No se pudo cargar este juego. Comprueba tu conexión y recarga la página.',
  loading: 'Cargando el diccionario',
  loadingShare: 'Cargando el diccionario… {share%}',
  percent: '{share%}',
  noFont: 'No se pudo cargar la tipografía del juego; esta es más sencilla.',
  notSealed: 'Este navegador no guarda datos. Tus listas y puntuaciones se perderán al cerrar la página.',
  failures: {
    missing: 'La lista de palabras falta en el servidor. Inténtalo más tarde.',
    unreachable: 'No hay acceso a la lista de palabras. Comprueba tu conexión e inténtalo de nuevo.',
    damaged: 'La lista de palabras llegó dañada. Inténtalo de nuevo.',
    stopped: 'El diccionario ha dejado de funcionar. Inténtalo de nuevo.',
    silent: 'El diccionario no responde. Inténtalo de nuevo.',
  },
} as const;

export const letterKeys = {
  open: 'Teclado de letras',
  of: 'Letras, {language}',
  stranger: 'Ninguna ficha lleva «{sign}» ({language}). Usa el atril o cambia el idioma del teclado.',
} as const;

export const sound = { failed: 'No se pudieron cargar los sonidos. Juegas sin ellos.' } as const;
