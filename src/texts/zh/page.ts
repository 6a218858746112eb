export const saves = {
  notASave: '这不是存档。',
  otherVersion: '无法读取这个存档。',
  newerVersion: '这一局需要更新的版本。请重新加载页面。',
  otherWordList: '这一局用的是另一份词表。',
  badSetup: '存档已损坏。',
  badCommand: '存档已损坏。',
  damaged: '存档已损坏。',
} as const;

export const searchSaves = {
  otherFilter: '这一局用的是另一份屏蔽词表。',
  noWords: '单词加载失败。请重新加载页面。',
} as const;

export const fault = { title: '出错了。', advice: '这一局已保存。重新加载即可继续。' } as const;

export const boot = {
  sceneMissing: '游戏加载失败。请检查网络连接并重新加载页面。',
  loading: '正在加载词典',
  loadingShare: '正在加载词典…{share%}',
  percent: '{share%}',
  noFont: '游戏字体加载失败，暂用普通字体。',
  notSealed: '此浏览器不保存数据。关闭页面后，你的词表和得分会丢失。',
  failures: {
    missing: '服务器上没有词表。请稍后再试。',
    unreachable: '无法获取词表。请检查网络连接后重试。',
    damaged: '收到的词表已损坏。请重试。',
    stopped: '词典停止了运行。请重试。',
    silent: '词典没有响应。请重试。',
  },
} as const;

export const letterKeys = {
  open: '字母键盘',
  of: '字母，{language}',
  stranger: '{language}字母牌中没有“{sign}”。请用牌架，或把键盘切换到{language}。',
} as const;

export const sound = { failed: '声音加载失败，游戏将静音进行。' } as const;
