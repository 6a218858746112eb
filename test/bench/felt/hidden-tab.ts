import type { Browser, CDPSession } from 'playwright-core';
import { rest } from './visit';

const settleMs = 6000;

/**
 * A page in a window that is put away, after a button was pressed if there is one. It is opened beside Playwright,
 * whose
 * own pages are told that they are always seen.
 */
export async function hiddenTab(browser: Browser, url: string, button: string | undefined) {
  const session = await browser.newBrowserCDPSession();
  const { targetId } = await session.send('Target.createTarget', { url });
  const tab = await Tab.to(session, targetId);
  await tab.evaluate(
    `localStorage.setItem('wordbler: not yet kept', '[["lessons",["wordbler","search","scramble"]]]'); location.reload()`,
  );
  await rest(settleMs);
  if (button) {
    await tab.evaluate(`document.querySelector('button[aria-label="${button}"]').click()`);
    await rest(settleMs);
  }
  const { windowId } = await session.send('Browser.getWindowForTarget', { targetId });
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
  await rest(1000);
  const seen = await tab.evaluate('document.visibilityState');
  if (seen !== 'hidden') throw new Error(`This browser does not hide a tab: it is ${seen}`);
}

class Tab {
  private asked = 0;

  private constructor(
    private readonly session: CDPSession,
    private readonly sessionId: string,
  ) {}

  static async to(session: CDPSession, targetId: string) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return new Tab(session, sessionId);
  }

  async evaluate(expression: string): Promise<unknown> {
    const id = ++this.asked;
    const answered = new Promise<string>((resolve) => {
      const look = ({ sessionId, message }: { sessionId: string; message: string }) => {
        if (sessionId !== this.sessionId || JSON.parse(message).id !== id) return;
        this.session.off('Target.receivedMessageFromTarget', look);
        resolve(message);
      };
      this.session.on('Target.receivedMessageFromTarget', look);
    });
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression } });
    await this.session.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    const { result } = JSON.parse(await answered);
    if (result.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails));
    return result.result.value;
  }
}
