const patienceMs = 8000;

/** Whether the server that the page came from answers, whatever it says. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch(document.baseURI, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
