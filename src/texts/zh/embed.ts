export const embed = {
  malformed: '此版本无法识别这条消息。',
  failed: '操作失败。',
  noWords: '单词加载失败。',
  noBoard: '无法生成字母盘。',
  noPicture: '没有可显示的盘面。',
  unknownGame: '这里没有这款游戏。',
  badValue: '网址参数“{name}”的值无效。',
} as const;
