export const searchLists = {
  gardenBirds: '花园鸟类',
  fruit: '水果', vegetables: '蔬菜', trees: '树木', flowers: '花卉', farmyard: '农场',
  seaLife: '海洋生物', insects: '昆虫', weather: '天气', space: '太空', mountains: '山岳',
  harbour: '港口', railway: '铁路', kitchen: '厨房', bakery: '面包房', tools: '工具',
  sports: '运动', music: '音乐', clothes: '衣服', boardGames: '桌游', school: '学校',
  painting: '绘画', winter: '冬天', castles: '城堡',
  everyday: '日常单词',
  shortWords: '短单词', longWords: '长单词',
} as const;
