import Phaser from 'phaser';
import { tilesOf } from '../../engine/alphabet/languages';
import { isRude } from '../../shared/play/word-definition';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import { SceneScope } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { Sentence, StudyTexts } from '../../texts/texts';
import { Definitions } from '../../wordbler/panels/word-definition';
import { type DrillAction, DrillPanel } from '../panels/drill-panel';
import { DrillRound } from '../play/rounds';
import { type DrillKind, type DrillQuestion, isSpelled } from '../rules/drills';
import { bookOf, listenForKeys } from './word-book';

/** What is no word of the list may read like a rude one all the same. */
const decent = (question: DrillQuestion): DrillQuestion =>
  isSpelled(question) ? question : { ...question, options: question.options.filter((own) => !isRude(own)) };

/** Questions about words of one kind, ten at a time. */
export class StudyDrillScene extends Phaser.Scene {
  constructor(
    private readonly texts: StudyTexts,
    private readonly services: Services,
  ) {
    super('StudyDrill');
  }

  async create({ kind = 'twos' }: { kind?: DrillKind }) {
    const { services, texts } = this;
    const isHere = visit(this);
    const language = services.preferences.now.words;
    await awaitWords(this, services, services.lists.of(language));
    if (!isHere()) return;
    const scope = new SceneScope(this, services);
    scope.sayWordsIn(language);
    const book = bookOf(services, language, scope);
    const definitions = new Definitions(services, language);
    const { alphabet } = tilesOf(language);
    const { announcer, sound } = services;
    let round: DrillRound | undefined;
    let missing: Sentence | undefined;
    let isWrong = false;
    const show = () => panel.render({ kind, language, round, missing, isWrong });
    const begin = async () => {
      round = undefined;
      missing = undefined;
      show();
      const questions = await book.drill(kind, services.newSeed()).catch(() => 'failed' as const);
      if (!isHere()) return;
      if (questions === 'failed') missing = () => texts.study.failed;
      else if (!questions) missing = () => texts.study.noDrill;
      else if (questions.length === 0) missing = () => texts.study.fewWords;
      else round = new DrillRound(questions.map(decent), alphabet);
      next();
    };
    const next = () => {
      isWrong = false;
      show();
      panel.focusOn(round?.question ? '.study-rack button, .study-option' : '.study-on');
    };
    const tell = () => {
      if (!round?.question) return;
      show();
      sound.play(round.wasRight ? 'score' : 'page');
      const { study, forms } = texts;
      announcer.say(round.wasRight ? study.right : study.answerIs({ words: forms.oneByOne(round.question.right) }));
      panel.focusOn('.study-on');
    };
    const judge = () => {
      isWrong = round?.judge() === 'wrong';
      if (round?.isTold) tell();
      else show();
    };
    const act = (action: DrillAction) => {
      switch (action.kind) {
        case 'back':
          return goTo(this, 'Study');
        case 'pick':
          round?.pick(action.option);
          return show();
        case 'take':
          round?.spelling?.take(action.at);
          return judge();
        case 'takeBack':
          round?.spelling?.takeBack(action.at);
          return show();
        case 'done':
          isWrong = false;
          round?.answer();
          return tell();
        case 'next':
          round?.next();
          return next();
        case 'again':
          return void begin();
        case 'definition':
          return void definitions.look(action.word);
      }
    };
    const panel = new DrillPanel(texts, services.root, act);
    void begin();
    listenForKeys(scope, (key, onButton) => {
      if (key === 'Escape') {
        goTo(this, 'Study');
        return true;
      }
      const question = round?.question;
      if (!round || !question || round.isTold) return false;
      if (!isSpelled(question)) {
        const option = question.options[Number(key) - 1];
        if (option !== undefined) round.pick(option);
        else if (key === 'Enter' && !onButton) {
          round.answer();
          tell();
        } else return false;
        show();
        return true;
      }
      if (!round.spelling?.press(key)) return false;
      judge();
      return true;
    });
    scope.whenLeft(
      () => panel.remove(),
      () => definitions.remove(),
      services.preferences.listen(show),
    );
  }
}
