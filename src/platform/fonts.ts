const weights = [500, 700, 800];
const sample = 'AQ19×';
const patienceMs = 4000;

/** Fetches the letters the table is drawn with. False: plain ones must do. */
export async function loadFonts(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false));
  return Promise.race([allLoaded(), late]);
}

async function allLoaded(): Promise<boolean> {
  try {
    const loads = weights.map((weight) => document.fonts.load(`${weight} 40px "M PLUS Rounded 1c"`, sample));
    const faces = await Promise.all(loads);
    return faces.every((found) => found.length > 0);
  } catch {
    return false;
  }
}
