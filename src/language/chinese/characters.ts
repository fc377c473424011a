/** Traditional characters and the simplified ones that the tables are written in. */
const pairs = `
  個个間间臥卧廳厅衛卫車车庫库帶带場场購购買买賣卖價价萬万億亿兩两錢钱塊块單单獨独棟栋層层樓楼陽阳臺台電电園园爐炉廚厨視视觀观濱滨邊边臨临離离遠远內内圍围裡里裏里週周來来時时過过還还這这們们
  麼么為为沒没無无寵宠貓猫養养許许應应該该請请給给讓让說说話话問问題题謝谢東东華华頓顿紐纽約约舊旧圖图灣湾貝贝維维爾尔優优顯显現现實实際际務务費费業业戶户門门開开關关燈灯線线網网絡络熱热氣气調调裝装飾饰簡简館馆
  學学級级評评團团統统計计總总數数範范歲岁齡龄島岛階阶殘残輪轮設设備备盡尽擇择選选後后從从頭头復复書书寫写讀读號号碼码郵邮編编鎮镇縣县鄉乡農农馬马樹树綠绿環环護护險险靈灵雙双聯联別别處处畝亩頃顷積积寬宽闊阔廣广種种類类
  樣样張张條条點点貴贵長长歷历產产權权預预貸贷銀银稅税濕湿機机櫃柜櫥橱磚砖鋪铺頂顶簾帘欄栏桿杆牆墙籬篱倉仓儲储辦办娛娱樂乐遊游戲戏籃篮練练習习鋼钢飯饭兒儿經经紀纪係系議议見见縮缩減减變变換换剛刚纔才鮮鲜發发佈布錄录掛挂薦荐
  滿满適适幫帮尋寻詢询舉举幾几於于與与並并雖虽則则討讨厭厌歡欢愛爱願愿夢梦須须夠够當当極极僅仅祇只純纯體体齊齐淨净靜静鬧闹寧宁陰阴轉转彎弯斷断鐵铁軌轨輕轻橋桥飛飞醫医藥药廟庙猶犹軍军亞亚難难親亲嬰婴婦妇爺爷媽妈師师職职員员
  鄰邻壞坏貧贫窮穷羅罗蘭兰達达諾诺倫伦瑪玛麗丽聖圣馮冯勞劳納纳賓宾龍龙艾艾嶺岭溫温俄俄勒勒岡冈賽赛賴赖亨亨頗颇細细紅红藍蓝黃黄導导覽览規规劃划標标準准質质聽听認认識识參参考考據据據据確确樂乐闢辟嗎吗啟启塗涂製制複复層层
  據据異异歐欧週周邊边臺台衝冲擔担擬拟攜携攝摄敗败敘叙斂敛暢畅曆历會会權权歸归殺杀滅灭準准滬沪漲涨澤泽濟济濾滤灘滩災灾煙烟獎奖獵猎瑣琐畫画疊叠療疗監监盤盘睏困礦矿禮礼禦御稱称穩稳競竞築筑糧粮細细終终結结絕绝給给綜综緊紧
  緣缘縱纵織织繞绕繼继續续罰罚聞闻聲声肅肃膚肤臉脸興兴葉叶蓋盖蔭荫處处補补複复襲袭覺觉記记訊讯訴诉試试誤误課课談谈謙谦證证譯译讚赞豐丰負负財财貨货責责貼贴賓宾賞赏質质贈赠趕赶跡迹車车軟软載载較较輔辅辭辞迴回連连進进運运違违達达遞递
  鄭郑醜丑釋释針针鈕钮鉤钩錯错鍋锅鎖锁鏡镜鐘钟鑰钥閃闪閉闭閒闲閣阁隊队陸陆隱隐隻只雲云霧雾韓韩項项順顺領领頻频顆颗顧顾風风養养餘余駐驻騎骑驗验鬆松鳥鸟鹽盐麵面黨党齒齿擁拥擇择樁桩遺遗壓压廈厦塢坞滿满譽誉載载韌韧閘闸棧栈
  `.replace(/\s+/g, '')

const simplified = new Map<string, string>()
const letters = [...pairs]
for (let index = 0; index + 1 < letters.length; index += 2)
  simplified.set(letters[index] ?? '', letters[index + 1] ?? '')

/** One character as the tables have it. */
export function simplify(character: string): string {
  return simplified.get(character) ?? character
}

/** Simplified characters that are also traditional ones, with a meaning of their own. */
const ambiguous = new Set([...'面只松余台系周里干后历准复'])
const traditional = new Map<string, string>()
for (const [from, to] of simplified) if (!traditional.has(to) && !ambiguous.has(to)) traditional.set(to, from)
for (const [to, from] of [
  ['里', '裡'],
  ['后', '後'],
  ['系', '係'],
] as const)
  traditional.set(to, from)

/** A phrase of the tables as it is written in traditional characters. */
export function inTraditional(text: string): string {
  return [...text].map((character) => traditional.get(character) ?? character).join('')
}
