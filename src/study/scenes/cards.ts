import Phaser from 'phaser';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { type DefinitionState, definitionOf, isRude } from '../../shared/play/word-definition';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import type { StudyTexts } from '../../texts/texts';
import type { WordBookClient } from '../../worker/study/word-book-client';
import { type CardsAction, CardsPanel } from '../panels/cards-panel';
import { CardRound } from '../play/rounds';
import { dayAt, daysUntil, dueDay } from '../play/schedule';
import { type Card, dueOn, type Grade, grades, withAnswer, withoutWord } from '../rules/deck';
import { bookOf, listenForKeys, lookedWordOf } from './word-book';

interface Due {
  due: Card[];
  /** Of others it cannot be known for now whether they may be asked for. */
  isMissingSome: boolean;
}

/**
 * What is due on a day. What is no word is not asked for: letters that lay in any order were once kept as they lay.
 * Nor is a word that a family table may not want to see, wherever it was missed.
 */
async function dueCards(
  { storage, preferences }: Services,
  book: WordBookClient,
  day: number,
  words: Pick<WordJudge, 'has'>,
): Promise<Due> {
  const { cards } = playShelf(storage);
  const language = preferences.now.words;
  const saved = dueOn(await cards.read(), language, day, dueDay);
  const due = saved.filter(({ word }) => words.has(word));
  for (const card of saved) if (!due.includes(card)) await cards.change((deck) => withoutWord(deck, card, day));
  // Boards have told which of theirs are decent; a computer's best play may be any word.
  const doubtful = due.filter(({ from }) => !from.includes('scramble')).map(({ word }) => word);
  if (doubtful.length === 0) return { due, isMissingSome: false };
  const decent =
    language === 'en' ? doubtful.filter((word) => !isRude(word)) : await book.decent(doubtful).catch(() => undefined);
  const isMeant = ({ word }: Card) => !doubtful.includes(word) || decent?.includes(word) === true;
  if (decent)
    for (const card of due.filter((own) => !isMeant(own))) await cards.change((deck) => withoutWord(deck, card, day));
  return { due: due.filter(isMeant), isMissingSome: !decent };
}

const today = () => dayAt(new Date());

/** The words of today are asked for, one after another. */
export class StudyCardsScene extends Phaser.Scene {
  constructor(
    private readonly texts: StudyTexts,
    private readonly services: Services,
  ) {
    super('StudyCards');
  }

  async create() {
    const { services, texts } = this;
    const isHere = visit(this);
    const language = services.preferences.now.words;
    const shelf = playShelf(services.storage).cards;
    const words = await awaitWords(this, services, services.lists.of(language));
    if (!isHere()) return;
    const scope = new SceneScope(this, services);
    scope.sayWordsIn(language);
    const book = bookOf(services, language, scope);
    const { due, isMissingSome } = await dueCards(services, book, today(), words);
    if (!isHere()) return;
    const { announcer, sound } = services;
    const round = new CardRound(due, {
      isWord: (text) => words.has(text),
      answered: (card, grade) => void shelf.change((own) => withAnswer(own, card, today(), grade)),
    });
    const look = lookedWordOf(services, language, book, () => show());
    let definition: DefinitionState | undefined;
    /** A card more: what it means can be asked for, where our book knows it. */
    const ask = async () => {
      const { card } = round;
      definition = undefined;
      look.look(undefined);
      show();
      panel.focusOn(card ? '.study-rack button' : '#study-over');
      if (!card) return;
      const told = await definitionOf(services.dictionary, card.word, language);
      if (round.card !== card || !isHere() || typeof told === 'string' || 'mayComeFrom' in told) return;
      definition = told;
      show();
    };
    const tell = () => {
      const { card } = round;
      if (!card) return;
      look.look(card.word);
      show();
      sound.play(round.isFound ? 'score' : 'page');
      const { found, was } = texts.study;
      announcer.say((round.isFound ? found : was)({ word: card.word }));
      panel.focusOn('.study-grades .gold');
    };
    const judge = () => {
      round.judge();
      if (round.isTold) tell();
      else show();
    };
    const grade = (own: Grade) => {
      round.grade(own);
      void ask();
    };
    const act = (action: CardsAction) => {
      switch (action.kind) {
        case 'back':
          return goTo(this, 'Study');
        case 'take':
          round.spelling.take(action.at);
          return judge();
        case 'takeBack':
          round.spelling.takeBack(action.at);
          return show();
        case 'hint':
          round.hint();
          return show();
        case 'show':
          round.giveUp();
          return tell();
        case 'grade':
          return grade(action.grade);
        case 'drop': {
          const { card } = round;
          if (card) void shelf.change((own) => withoutWord(own, card, today()));
          round.drop();
          return void ask();
        }
        case 'look':
          return look.look(action.word);
        case 'lookAgain':
          return look.again();
        case 'tryAgain':
          return goTo(this, 'StudyCards');
      }
    };
    const panel = new CardsPanel(texts, services.root, act);
    const show = () => {
      const { card } = round;
      panel.render({ round, look, definition, days: card && daysUntil(card, today()), isMissingSome });
    };
    void ask();
    listenForKeys(scope, (key, onButton) => {
      if (key === 'Escape') {
        goTo(this, 'Study');
        return true;
      }
      if (!round.card) return false;
      if (round.isTold) {
        const own = key === 'Enter' && !onButton ? round.likely : grades[Number(key) - 1];
        if (own) grade(own);
        return own !== undefined;
      }
      if (!round.spelling.press(key)) return false;
      judge();
      return true;
    });
    scope.whenLeft(
      () => panel.remove(),
      () => look.stop(),
      services.preferences.listen(show),
    );
  }
}
