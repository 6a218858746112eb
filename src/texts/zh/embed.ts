export const embed = {
  malformed: '这个版本不认识这条消息。',
  failed: '没有成功。',
  noWords: '单词加载失败。',
  noBoard: '无法生成字母盘。',
  noPicture: '没有可显示的盘面。',
  unknownGame: '这里没有这款游戏。',
  badValue: '网址中“{name}”的值无法读取。',
} as const;
