export const menu = {
  playNowOf: '开始玩：{game}',
  games: {
    wordbler: { about: '在棋盘上交叉拼词。', more: '玩家和规则' },
    search: { about: '找出藏起来的单词。', more: '类别' },
    scramble: { about: '把相邻字母连成单词。', more: '字母盘和玩家' },
  },
  continueGame: '继续玩{game}',
  found: '已找到{found}/{words}',
  ownList: '我的词表',
  toMove: '轮到{who}',
  unopened: { is: '有一个存档无法打开。{why}', save: '保存到文件', fileName: 'wordbler-save.json' },
  newer: { is: '更新已就绪。你的游戏都会保留。', open: '更新' },
  strip: '每日挑战',
  dailies: { find: '每日一手', search: '每日字格', scramble: '每日字母盘' },
  dailyAll: '全部完成，明天见！',
  dailyNext: '接下来：{name}',
  friends: '好友',
} as const;

export const settings = {
  look: '外观', textSize: '文字大小',
  textSizes: { small: '小', normal: '标准', large: '大', largest: '特大' },
  theme: '主题',
  looks: { dark: '深色', light: '浅色', contrast: '高对比度', system: '跟随系统' },
  legend: '图例', labels: '加分格标签', preview: '预览得分',
  openRacks: '明牌',
  leftHanded: '左手模式', breakdown: '得分明细',
  breakdowns: { rules: '规则', each: '每一手', own: '我的', asked: '点击时' },
  thinking: '电脑出牌速度',
  thinkings: { instant: '立即', natural: '自然', slow: '慢' },
  verdict: '显示最佳一手',
  muted: '全部静音', sounds: '音效', music: '音乐', silent: '关', marks: '已找到的单词',
  searchMarks: { both: '全部', squares: '方格', strokes: '线条' },
  motion: '动态效果', animations: '动画',
  motions: { system: '跟随系统', full: '完整', reduced: '减弱' },
  languageMissing: '{language}加载失败。请检查网络连接，再选一次。',
} as const;

export const share = {
  notSaved: '没有保存成功？请改为复制这段文字。',
  byKey: '按Ctrl+C复制选中的内容。',
  byFinger: '长按即可复制选中的内容。',
  field: '文字和链接',
} as const;

export const help = {
  steps: {
    lay: ['拼出单词', '把字母牌拖成一条直线；或先点字母牌，再点方格。第一个单词要经过星格。'],
    back: ['收回字母牌', '拖回牌架，或点“撤销”。'],
    touch: ['相连成词', '横向和纵向相连的字母都要组成单词。'],
    colours: ['用好加分格', '2字和3字让字母加倍，2词和3词让整个单词加倍。每格只用一次。'],
    done: ['点“完成”', '无效单词可能让你失去这一回合（见规则）。拼不出？可以换牌或跳过。'],
    closer: ['放大', '在手机上，用两指缩放和移动棋盘。'],
  },
} as const;

export const about = {
  title: '关于',
  licences: '全部许可证',
  story: [
    '一只莺（warbler）和许多单词（word），合起来就是Wordbler。',
    '黄林莺Wordbler小姐是这里的主人：她迎接你，教你入门，还送来每日挑战。',
    '她的游戏源自CodeProject上的文章“Ms. Wordbler”和“Word search”，以及DeScramble。',
    '玩得开心，也看看这类游戏怎样思考。',
  ],
  rows: [
    ['词表', 'ENABLE1，Alan Beale和M. Cooper编。公有领域。共168,551个单词，每个2到15个字母。'],
    [
      '单词常用程度',
      'SCOWL，有改动。版权所有：Kevin Atkinson，2000-2016。粗话：cuss、profane-words和word-list，人工整理。',
    ],
    ['释义', 'WordNet 3.1，有改动。版权所有：普林斯顿大学，2011。保留所有权利。'],
    ['更多释义', '《韦氏未删节词典》1913年修订版。公有领域。'],
    ['字体', 'M PLUS Rounded 1c和Baloo Da 2。SIL Open Font License 1.1。'],
    [
      '制作工具',
      'Phaser、howler、lit-html、birpc、uqr和seedrandom（MIT或BSD许可证），idb-keyval（Apache License 2.0）。',
    ],
    ['美术和声音', '为本游戏制作。'],
    ['许可证', 'MIT。'],
    ['你的数据', '只留在这台设备上。只有和朋友玩时才用到本站的服务器。'],
  ],
} as const;

export const keys = {
  title: '键盘快捷键',
  printed: { Control: 'Ctrl', Escape: 'Esc', Enter: 'Enter', Backspace: 'Backspace', Delete: 'Delete', Space: '空格' },
  board: [
    { keys: 'A到Z', meaning: '在光标处放这张字母牌，或空白牌' },
    { keys: 'A到Z，无光标', meaning: '拿起这张字母牌，再点方格' },
    { keys: '← ↑ → ↓', meaning: '显示或移动光标' },
    { keys: 'Ctrl+方向键', meaning: '跳到下一张字母牌或边缘' },
    { keys: '空格', meaning: '切换横向或纵向输入' },
    { keys: 'Backspace或Ctrl+Z', meaning: '撤销上一张字母牌' },
    { keys: 'Delete', meaning: '收回光标处的字母牌' },
    { keys: 'Enter', meaning: '完成，或换掉选中的字母牌' },
    { keys: 'Esc', meaning: '收回全部字母牌、取消或关闭' },
    { keys: 'Ctrl+Enter', meaning: '跳过' },
    { keys: '1到4', meaning: '该玩家的历史' },
    { keys: '=', meaning: '上一手的得分明细' },
    { keys: '5', meaning: '打乱牌架' },
    { keys: '6', meaning: '换牌：按字母选，或用方向键和空格' },
    { keys: '7', meaning: '提示：字母牌、方格、单词，最后放上棋盘' },
    { keys: '9', meaning: '菜单' },
    { keys: '0', meaning: '朗读得分（屏幕阅读器）' },
    { keys: ',', meaning: '朗读光标处的单词、行列和加分格' },
    { keys: 'Tab', meaning: '移到牌架，再到按钮' },
    { keys: '空格（牌架上）', meaning: '放这张字母牌，或选中它' },
    { keys: 'Shift+方向键（牌架上）', meaning: '在牌架上移动这张字母牌' },
    { keys: '空格、Enter、+和−', meaning: '观看时：暂停或播放、播放一回合、加快或放慢' },
  ],
  everywhere: [
    { keys: '8', meaning: '声音开关' },
    { keys: '.', meaning: '全屏开关' },
    { keys: '?', meaning: '本帮助' },
  ],
} as const;

export const lesson = {
  label: '新手教学', skip: '跳过教学',
  spoken: '新手教学，{step}/{steps}：{line}',
  wordbler: {
    first: '把{tile}拖到这里。',
    tap: '点{tile}。',
    picked: '现在点这里。',
    next: '接着是{tile}。',
    own: '随便拼个词，排成一条直线。',
    overStar: '随便拼个词，要经过星格。',
    lacks: { star: '差一点：要经过星格。', line: '差一点：排成一行，中间不留空。', touch: '差一点：要与已有单词相连。' },
    done: '拼成了！点“完成”。',
    keys: { type: '按{letter}。', place: '用方向键移到{square}，再按{letter}。', done: '拼成了！按Enter。' },
  },
  search: {
    from: '{word}在这里：拖动划过它。',
    to: '一直拖到{word}的末尾。',
    keys: '用方向键移到第{row}行第{column}列的{letter}，再按Enter。',
  },
  scramble: {
    first: '{word}在这里：从一个字母拖到下一个。',
    next: '接着到{letter}。',
    end: '松手，或再点一次最后的字母。',
    keys: { type: '输入{word}，再按Enter。', typed: '按Enter提交单词。' },
  },
} as const;

export const way = {
  leave: { title: '要离开吗？', means: '这一局已保存。', stay: '接着玩', leave: '离开' },
  lost: '这一局不会保存。',
  unknown: '找不到页面，已回到菜单。',
  noGame: '没有可继续的游戏。',
  noResult: '没有可查看的结果。',
  noRecord: '没有可显示的一局。请打开棋谱。',
  noLink: '请重新打开链接，查看这一局。',
  noTable: '请重新打开邀请，加入牌桌。',
  noBoard: '请先选一个要观看的字母盘。',
} as const;

export const fetching = {
  coming: '正在加载{game}…',
  late: '{game}：仍在加载。请继续等待或重试。',
  unreachable: '服务器没有响应。请检查网络连接。',
  reloads: '重试会重新加载页面，这一局会丢失。',
  menu: '返回菜单',
} as const;

export const definitions = {
  title: '{word}的释义',
  loading: '正在查询…',
  unknown: '没有{word}的释义。',
  withheld: '{word}有效，但太粗俗，这里不作解释。',
  elsewhere: '{word}有效。只有英语单词有释义。',
  dictionary: '在维基词典中查{word}',
  unavailable: '释义加载失败。请重试。',
  lead: '可能来自{word}。',
  forms: {
    plural: '{word}的复数',
    present: '{word}的第三人称单数',
    past: '{word}的过去式',
    ongoing: '{word}的-ing形式',
    more: '{word}的比较级',
    most: '{word}的最高级',
    doer: '能{word}的人或物',
    doers: '能{word}的人或物（复数）',
    doings: '{word}的动作（复数）',
    spelling: '{word}的另一种拼法',
  },
  source: '释义：WordNet和1913年版韦氏词典。单词是否有效只看词表。',
  parts: {
    noun: '名词', verb: '动词', adjective: '形容词', adverb: '副词', pronoun: '代词',
    preposition: '介词', conjunction: '连词', interjection: '感叹词', article: '冠词',
  },
} as const;
