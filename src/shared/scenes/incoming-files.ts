import { handsOver } from './places';
import type { Services } from './services';

const link = /^\s*https?:\/\/[^\s#]*(#[a-z]+=\S+)\s*$/;
/** What follows is the content, which its own reader judges. */
const looked = 300;

/** Takes what is dropped on the menu or comes from another program to where it is read. Returns which scene that is. */
export async function sceneOf(services: Services, brought: File | string): Promise<string | undefined> {
  const head = typeof brought === 'string' ? brought : await headOf(brought);
  const [, hash] = link.exec(head) ?? [];
  if (typeof brought === 'string' && hash && handsOver(hash)) {
    location.hash = hash;
    return undefined;
  }
  services.dropped = brought;
  if (!/^\ufeff?\s*\{/.test(head)) return 'PlayerSelect';
  services.dropped = typeof brought === 'string' ? new File([brought], 'brought.json') : brought;
  return /"kind":\s*"word lists"/.test(head) ? 'SearchChoose' : 'Moving';
}

/** One that cannot be read is told of by whoever reads records. */
const headOf = (file: File) =>
  file
    .slice(0, looked)
    .text()
    .catch(() => '');

/** The file that was meant for this scene. */
export function takeDropped(services: Services): File | undefined {
  const { dropped } = services;
  services.dropped = undefined;
  return dropped instanceof File ? dropped : undefined;
}
