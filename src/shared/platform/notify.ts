/** Whether the browser can tell something outside the page. */
export const canNotify = () => 'Notification' in window;

export const mayNotify = () => canNotify() && Notification.permission === 'granted';

/** Asks whoever sits there, where that is still open; whether it may be done. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Some browsers let only a service worker do it: there the page's title must do. */
export function notify(title: string, body: string) {
  try {
    const told = new Notification(title, { body, tag: 'turn' });
    told.onclick = () => {
      focus();
      told.close();
    };
  } catch {
    // The badge in the title tells it all the same.
  }
}
