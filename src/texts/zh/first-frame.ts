export const firstFrame = {
  title: 'Wordbler：一个鸟巢，三款单词游戏',
  description: '拼词、找词、Scramble：独自玩，和电脑玩，或和朋友玩。无需注册。',
  loading: '正在加载',
  coming: '正在加载游戏',
  lost: 'Wordbler加载失败。请检查网络连接。',
  undrawn: 'Wordbler无法在此浏览器中显示。请重启或更换浏览器。',
  again: '重试',
  old: 'Wordbler需要Chrome/Edge 110、Firefox 125、Safari/iOS/iPadOS 16.4或更高版本。',
  file: 'Wordbler不能直接从文件运行。请把文件夹放到网页服务器上，或在源码目录中运行“npm start”。',
  shut: '此框架无法访问Wordbler。请在sandbox中加上“allow-same-origin”，或让每个文件都带上“Access-Control-Allow-Origin: *”。',
  noScript: 'Wordbler需要JavaScript。请启用后重新加载页面。',
};
