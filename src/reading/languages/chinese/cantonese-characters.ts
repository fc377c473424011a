/**
 * Characters that Cantonese is written with, each with the one that means the same in Mandarin: the small words of every
 * sentence ("有冇", "嗰間", "喺邊度"), by which the tables and the networks read it as they read Mandarin.
 */
export const cantonesePairs = `
  搵找嘅的嗰那唔不冇没喺在啲些佢他哋们畀给俾给睇看嚟来咗了攞拿諗想乜啥咩啥㗎的嘢物揸开傾谈啱对攰累瞓睡嗌叫𨋢梯呎尺孖双𠮶那`
