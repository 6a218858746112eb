export const refusals = {
  malformed: '不能这样出牌。',
  gameOver: '这一局已经结束。',
  notYourTurn: '还没轮到你。',
  challengeOpen: '上一手还可以质疑。',
  notYourPlay: '现在不能质疑这一手。',
  notYourTile: '这张字母牌不在你的牌架上。',
  noChallenge: '没有可质疑的一手。',
  noHints: '这一局没有提示。',
  notABlank: '只有空白牌能换字母。',
  notLaid: '这张字母牌不是本回合放的。',
  alreadyLaid: '这张字母牌已经在棋盘上。',
  squareTaken: '这一格已经有牌了。',
  letterMissing: '请为空白牌选一个字母。',
  nothingLaid: '请先放至少一张字母牌。',
  nothingToTakeBack: '没有可收回的字母牌。',
  notInLine: '字母牌要放在同一行或同一列。',
  gap: '你的单词中间有空位。',
  missesStar: '第一个单词要经过星格。',
  tooShort: '第一个单词至少要两个字母。',
  disjoint: '你的单词要与棋盘上的单词相连。',
  takeTilesBack: '请先收回你的字母牌。',
  bagTooSmall: '牌袋里的字母牌太少，不能换牌。',
  noTilesChosen: '请先选字母牌。',
  noMoreHints: '提示只能帮到这里了。',
  hintsSpent: '提示已经用完。',
  noSuchTile: '你没有这张字母牌。',
} as const;

export const names = {
  nameEmpty: '请输入名字。',
  nameTooLong: '最多16个字符。',
  nameTaken: '这个名字已有人用。',
} as const;

export const endings = {
  fails: '零分回合太多。每人扣除剩牌分数。',
  wentOut: '有人用完了字母牌。其他人扣除剩牌分数，加给这位玩家。',
  bagEmpty: '牌袋空了。每人扣除剩牌分数。',
  resigned: '其他人都认输了。得分不变，不扣剩牌分数。',
  oneTurn: '只有这一个回合。',
} as const;

export const news = {
  starts: '{who}先手。',
  scores: '{who}用{word}得{points}分。',
  letsStand: '{who}认可这一手。',
  challengeFailed: '所有单词都有效。{who}要停一回合。',
  exchanges: '{who}换了{count}张字母牌。',
  passes: '{who}跳过。',
  timedOut: '{who}的时间到了。',
  skips: '{who}停一回合。',
  resigns: '{who}认输。',
} as const;

export const happening = {
  exchanged: '换了{count}张字母牌',
  passed: '跳过',
  invalid: '词典里没有：{words}',
  inAnyOrder: '{count|怎么排都不成词}：{words}',
  disjoint: '未与单词相连：{word}',
  timedOut: '时间到',
  challengedInVain: '质疑{who}失败',
  skipped: '停一回合', resigned: '认输', handicap: '让分',
  rackLost: '剩牌：{letters}',
  wentOut: '用完字母牌',
  overTime: '超时{count}分钟',
} as const;

export const board = {
  onTurn: '出牌',
  tilesLeft: '{count|张余牌}',
  scoreless: '零分回合', scorelessShort: '零分',
  scorelessOf: '{fails}/{most}',
  done: '完成', recall: '收回', shuffle: '打乱', exchange: '换牌',
  exchangeTiles: '换{count}张牌',
  chooseTiles: '请选字母牌', exchangeCosts: '换牌会用掉这个回合。',
  exchangeNeeds: '牌袋里至少有{count}张字母牌才能换牌。',
  keepTurn: '不跳过',
  passing: '三秒后跳过。按Esc取消。',
  passSure: { title: '要跳过吗？', means: '你只有这一个回合。接下来会显示最佳一手。' },
  bonusSigns: { '2L': '2字', '3L': '3字', '2W': '2词', '3W': '3词' },
  bonusesInShort: { '2L': '字母×2', '3L': '字母×3', '2W': '单词×2', '3W': '单词×3' },
  otherTab: '这一局已在另一个标签页打开。重新加载页面，即可在此继续。',
  notKept: '此浏览器不保存数据。关闭页面后，这一局会丢失。',
  notFilled: '这里不能全屏。',
  clockAhead: '只作练习：这台设备的时钟曾偏快。每日挑战从{day}起重新计入。',
} as const;

export const table = {
  help: '按键和帮助', mute: '静音', unmute: '取消静音',
  fullscreen: '全屏',
  lastPlays: '最近几手', invalid: '无效', exchange: '换牌',
  failedChallenge: '质疑失败',
  hurry: '点一下加快',
  hurryAnywhere: '点任意处加快',
  openRacks: '明牌：所有字母都可见',
  unseen: '未见的字母牌',
  whereUnseen: '牌袋{bag}张，牌架上{racks}张',
  notOpen: '字母牌移动时不可用',
} as const;

export const chooser = { title: '为空白牌选字母', means: '得0分。点其他地方取消。' } as const;

export const sheet = {
  title: '{who}得{points}分',
  place: { across: '从{square}横向', down: '从{square}纵向' },
  reads: '这些字母组成',
  wordTimes: '单词×{multiplier}',
  bonus: '七张全用',
} as const;

export const challenge = {
  title: '{who}这一手{points}分',
  ask: '{who/要质疑这一手吗？/#，要质疑这一手吗？}',
  accept: '认可', challenge: '质疑',
} as const;

export const history = {
  title: '历史',
  titleOf: '{who}的历史',
  howScored: '{word}的得分明细',
  play: '出牌', invalid: '无效',
  none: '还没有记录。',
  average: '得分回合均分',
  best: '最佳一手', misses: '无效', exchanges: '换牌',
  disjoint: '未与单词相连',
} as const;

export const over = {
  wins: '{who}赢了',
  sharedWin: '并列第一：{names}',
  ahead: '比{who/你/#}多{points}分',
  behind: '比{who/你/#}少{points}分',
  finalScores: '最终得分',
  player: '玩家', left: '剩牌', adjustment: '加减分',
  savePicture: '保存图片',
  picture: '图片',
  saveFile: '保存棋谱',
  file: '棋谱', highlights: '亮点',
  longestWord: '最长单词',
  average: '每回合均分', bonuses: '全用奖励',
  times: '{count}次',
  none: '无',
  wentOut: '用完字母牌',
  handicap: '让分',
  overTime: '超时{count}分钟',
  resigned: '认输：排最后',
} as const;

export const curtain = { passTo: '交给{who}', lift: '看我的牌' } as const;

export const draw = {
  title: '谁先手？',
  rule: '离A最近的先手。点一下继续。',
  tie: '平手：{names}都抽到{letter}。',
  tieOfBlanks: '平手：{names}都抽到空白牌。',
  again: '再抽一次。',
  drew: '{who}抽到{letters}。',
  blank: '空白牌胜过任何字母。',
  nearest: '{who}抽到{letter}，离A最近。',
} as const;

export const hint = {
  more: '再提示', thinking: '思考中', placeIt: '放上棋盘',
  isPlaced: '已在棋盘上',
  title: '提示{step}/3',
  tiles: '{count|用这#张字母牌。}',
  squares: '{count|这#张字母牌放这里。}',
  noPlay: '没有可拼的单词。请换牌或跳过。',
  failed: '没有找到提示。请重试。',
  close: '关闭提示',
  spoken: {
    thinking: '正在寻找最佳一手。',
    tiles: '提示1/3：用{letters}。',
    squares: '提示2/3：放在{squares}。',
    word: '提示3/3：{word}，{place}，{points}分。',
    closed: '提示已关闭。',
  },
  verdict: {
    found: '你找到了最佳一手。',
    helped: '借助{count}次提示找到了。',
    best: '最佳：{word}，{points}分。你拿到了其中的{share%}。',
    share: '最佳：{points}分。你拿到了其中的{share%}。',
    last: '{who}上回合的最佳一手：{word}，{points}分。',
  },
} as const;

export const computer = {
  levels: {
    justRight: '刚刚好', nestling: '雏鸟', fledgling: '幼鸟', songbird: '鸣禽', club: '高手',
    expert: '专家', master: '大师',
  },
  glosses: {
    justRight: '与你相当', nestling: '新手', fledgling: '简单', songbird: '中等', club: '困难',
    expert: '很难', master: '最难',
  },
  between: {
    hatchling: '略低于雏鸟',
    aboveFledgling: '略高于幼鸟',
    aboveSongbird: '略高于鸣禽',
  },
  justRight: '刚刚好：{step}',
  playsJustRight: '{names}{count|与你水平相当}：{step}。',
  kind: '电脑',
  says: '“{remark}”',
  sure: '有{share%}把握。',
  remarks: {
    nestling: ['是个词！真的是个词！', '扑腾扑腾，跳！', '全是我自己拼的。', '这算很多分吗？'],
    fledgling: ['这是我拼的？', '快看，看我找到了什么！', '新手的运气嘛。', '我还能再来一次吗？'],
    songbird: ['这个词会唱歌！', '像旋律一样飘进脑海。', '我喜欢这副牌。', '枝头的美好一天。'],
    club: ['等的就是它。', '格子正合适。', '每一分都要争。', '轮到你了。'],
    expert: ['不出所料。', '这么好的空位，不能放过。', '牌袋很给面子。', '快你一手。'],
    master: ['早就看穿了。', '我试过上千次。', '千百种拼法，就选它。', '耐心自有回报。'],
  },
  noThought: '电脑卡住了。',
  noThoughtMeans: '这一局已保存。请重试，或离开后再回来。',
  nextTurn: '下一回合',
} as const;
