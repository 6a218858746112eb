import { html } from 'lit-html';
import { must } from '../../engine/must';
import { type MascotId, mascot, mascotIds, mascotName } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';

interface Gallery {
  hint: string;
  /** The one in hand. */
  picked: MascotId | undefined;
  /** Who has it, if somebody has. */
  holder(id: MascotId): string | undefined;
  pick(id: MascotId): void;
  undo: (() => void) | undefined;
}

/** The twelve, those that serve a seat already in grey. Arrow keys go from one to the next. */
export const mascotGallery = (texts: Texts, { hint, picked, holder, pick, undo }: Gallery) => html`
  <section class="gallery glass column" aria-label=${texts.select.mascots}>
    <header>
      <h2>${texts.select.mascots}</h2>
      <p class="quiet" role="status">${hint}</p>
      <button type="button" class="undo with-icon" title=${texts.select.undoWhy} ?disabled=${!undo} @click=${undo}>${icon('undo')}${texts.select.undo}</button>
    </header>
    <div class="birds evenly" @keydown=${walk}>
      ${mascotIds.map((id) => {
        const whose = holder(id);
        const name = mascotName(texts, id);
        return html`<button type="button" class="bird column ${whose ? 'taken' : ''}" data-bird=${id} aria-pressed=${picked === id}
          aria-label=${whose ? texts.select.mascotTaken(name, whose) : name} @click=${() => pick(id)}>
          <span class="bird-pic">${mascot(id, picked === id ? 'happy' : 'idle')}</span><span class="bird-name cut">${texts.mascotsInShort[id] ?? name}</span>
        </button>`;
      })}
    </div>
  </section>`;

function walk(event: KeyboardEvent) {
  const birds = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.bird')];
  const at = birds.indexOf(event.target as HTMLElement);
  const firstRow = must(birds[0]).offsetTop;
  const columns = birds.filter((bird) => bird.offsetTop === firstRow).length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: birds.length - 1 - at,
  };
  const step = steps[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  birds[at + step]?.focus();
}
