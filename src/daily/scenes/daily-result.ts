import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { dateOf } from '../../shared/play/day';
import { goTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import type { RecordTexts, Sentence } from '../../texts/texts';
import { ownAddress, shareText } from '../../transfer/scenes/share-text';
import { dailyResultPanel } from '../panels/daily-result-panel';
import { dailyName } from '../panels/daily-strip';
import { type DailyId, type DailyResult, resultInSquares } from '../rules';

interface Done {
  id: DailyId;
  day: string;
  result: DailyResult;
}

interface Leads {
  /** Begins it once more, for practice. */
  again(): void;
  close(): void;
}

/** Shows a daily that was played to its end. */
export function openDailyResult(
  scene: Phaser.Scene,
  texts: RecordTexts,
  { find }: Services,
  dialog: Dialog,
  { id, day, result }: Done,
  leads: Leads,
) {
  const { records } = texts;
  const { found, of, points, ms } = result;
  const signs = resultInSquares(id, result);
  const date = dateOf(day);
  const title = () => records.ofDay(dailyName(texts, id), date);
  let isWanted = true;
  const share = async () => {
    const told = records.told(dailyName(texts, id), date, records.done(found, of, points, ms));
    const text = signs ? `${told}\n${signs}` : told;
    const sharing = { text, url: ownAddress(), title: () => records.finding.share };
    const isCopied = await shareText(scene, texts, dialog, sharing);
    // A browser that asks whether it may copy can be answered late.
    if (isCopied && isWanted && dialog.is('daily-result')) show(() => records.finding.copied);
  };
  const actions = {
    again: leads.again,
    close: () => {
      isWanted = false;
      leads.close();
    },
    share: () => void share(),
    // Its position lies here still.
    look: id === 'find' && find?.day === day && find.isOver ? () => goTo(scene, 'Find') : undefined,
  };
  const show = (said?: Sentence) =>
    dialog.open(
      'daily-result',
      title,
      () => dailyResultPanel(texts, { title: title(), result, signs, said }, actions),
      actions.close,
    );
  show();
}
