/**
 * Characters that Cantonese is written with, each with the one that means the same in Mandarin: the small words of every
 * sentence ("有冇", "嗰間", "喺邊度"), by which the tables and the networks read it as they read Mandarin.
 */
export const cantonesePairs = `
  搵找嘅的嗰那唔不冇没喺在啲些佢他哋们畀给俾给睇看嚟来咗了攞拿諗想乜啥咩啥㗎的嘢物揸开傾谈啱对攰累瞓睡嗌叫𨋢梯呎尺孖双𠮶那`

/** Words of two characters that mean something else than their characters by themselves; looked for first. */
export const cantoneseWords = `
  唔該谢谢唔该谢谢而家现在聽日明天听日明天琴日昨天尋日昨天幾時何时几时何时邊度哪里边度哪里邊個哪个边个哪个邊間哪间边间哪间
  點解为何点解为何點樣怎样点样怎样乜嘢什么咩嘢什么係咪是否系咪是否幾多多少几多多少呢個这个呢个这个呢間这间呢间这间呢度这里
  仲有还有仲係还是平啲便宜最平最低睇樓看房睇楼看房租俾租给`
