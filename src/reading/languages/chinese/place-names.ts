import {
  directions as englishDirections,
  states as englishStates,
  streetTypes as englishStreetTypes,
} from '../english/place-names.ts'

/** Addresses are written as the listings have them, in English. */
export const streetTypes = englishStreetTypes
export const directions = englishDirections

export const states = `${englishStates}, al 阿拉巴马州, al 阿拉巴马, ak 阿拉斯加州, ak 阿拉斯加, az 亚利桑那州, az 亚利桑那, ar 阿肯色州, ar 阿肯色, ca 加利福尼亚州, ca 加利福尼亚, ca 加州, co 科罗拉多州, co 科罗拉多, ct 康涅狄格州, ct 康州,
  de 特拉华州, fl 佛罗里达州, fl 佛罗里达, fl 佛州, ga 佐治亚州, ga 乔治亚州, ga 佐治亚, hi 夏威夷州, hi 夏威夷, id 爱达荷州, id 爱达荷, il 伊利诺伊州, il 伊利诺州, il 伊州, in 印第安纳州, in 印第安纳, ia 爱荷华州, ia 艾奥瓦州, ks 堪萨斯州, ky 肯塔基州, la 路易斯安那州, la 路易斯安那,
  me 缅因州, md 马里兰州, md 马里兰, ma 马萨诸塞州, ma 麻省, ma 麻州, mi 密歇根州, mi 密西根州, mi 密歇根, mn 明尼苏达州, mn 明尼苏达, ms 密西西比州, ms 密西西比, mo 密苏里州, mo 密苏里, mt 蒙大拿州, mt 蒙大拿, ne 内布拉斯加州, nv 内华达州, nv 内华达, nh 新罕布什尔州, nj 新泽西州, nj 新泽西, nj 新州, nm 新墨西哥州, nm 新墨西哥,
  ny 纽约州, nc 北卡罗来纳州, nc 北卡州, nc 北卡, nd 北达科他州, oh 俄亥俄州, oh 俄亥俄, ok 俄克拉荷马州, or 俄勒冈州, or 俄勒冈, or 俄勒岡州, pa 宾夕法尼亚州, pa 宾州, ri 罗德岛州, ri 罗德岛, sc 南卡罗来纳州, sc 南卡州, sc 南卡, sd 南达科他州, tn 田纳西州, tn 田纳西, tx 得克萨斯州, tx 德克萨斯州, tx 德州, tx 得州, tx 德克萨斯, ut 犹他州, ut 犹他,
  vt 佛蒙特州, va 弗吉尼亚州, va 维吉尼亚州, va 弗州, wa 华盛顿州, wa 华盛顿, wa 华州, wv 西弗吉尼亚州, wi 威斯康星州, wi 威斯康辛州, wi 威州, wy 怀俄明州, dc 华盛顿特区, bc 卑诗省, bc 不列颠哥伦比亚省, on 安大略省, ab 阿尔伯塔省, qc 魁北克省`

/** [Chinese name, the name in listings]; cities of the world are there to be known as places, too. */
export const exonyms = `
  西雅图: Seattle, 贝尔维尤: Bellevue, 贝尔优: Bellevue, 贝尔维: Bellevue, 贝市: Bellevue, 贝尔悦: Bellevue, 柏尔维: Bellevue, 雷德蒙德: Redmond, 雷德蒙: Redmond, 柯克兰: Kirkland, 科克兰: Kirkland, 伦顿: Renton, 兰顿: Renton, 蓝顿: Renton, 肯特: Kent, 塔科马: Tacoma, 塔可马: Tacoma, 塔科玛: Tacoma, 奥本: Auburn, 伊萨夸: Issaquah, 伊瑟阔: Issaquah,
  萨马米什: Sammamish, 沙马米什: Sammamish, 埃弗里特: Everett, 艾弗里特: Everett, 联邦路: Federal Way, 博塞尔: Bothell, 巴萨尔: Bothell, 伍丁维尔: Woodinville, 林伍德: Lynnwood, 绍尔莱恩: Shoreline, 默瑟岛: Mercer Island, 莫瑟岛: Mercer Island, 麦瑟岛: Mercer Island, 斯波坎: Spokane, 温哥华: Vancouver, 奥林匹亚: Olympia, 伯灵顿: Burien, 塔奎拉: Tukwila,
  斯诺夸尔米: Snoqualmie, 埃德蒙兹: Edmonds, 波特兰: Portland, 塞勒姆: Salem, 尤金: Eugene, 本德: Bend, 萨克拉门托: Sacramento, 沙加缅度: Sacramento, 沙加缅度市: Sacramento, 萨克门托: Sacramento, 埃尔克格罗夫: Elk Grove, 麋鹿林: Elk Grove, 艾克格罗夫: Elk Grove, 罗斯维尔: Roseville, 福尔瑟姆: Folsom, 弗尔松: Folsom, 兰乔科尔多瓦: Rancho Cordova, 戴维斯: Davis, 洛克林: Rocklin, 林肯: Lincoln,
  旧金山: San Francisco, 三藩市: San Francisco, 三藩: San Francisco, 洛杉矶: Los Angeles, 圣地亚哥: San Diego, 圣何塞: San José, 圣荷西: San José, 圣荷塞: San José, 奥克兰: Oakland, 屋仑: Oakland, 伯克利: Berkeley, 柏克莱: Berkeley, 弗里蒙特: Fremont, 佛利蒙: Fremont, 尔湾: Irvine, 欧文: Irvine, 帕萨迪纳: Pasadena, 长滩: Long Beach, 圣塔克拉拉: Santa Clara, 圣克拉拉: Santa Clara, 桑尼维尔: Sunnyvale, 森尼韦尔: Sunnyvale,
  库比蒂诺: Cupertino, 库柏蒂诺: Cupertino, 山景城: Mountain View, 帕洛阿尔托: Palo Alto, 帕罗奥多: Palo Alto, 斯托克顿: Stockton, 弗雷斯诺: Fresno, 贝克斯菲尔德: Bakersfield, 阿纳海姆: Anaheim, 圣安娜: Santa Ana, 河滨: Riverside, 河滨市: Riverside, 圣莫尼卡: Santa Monica, 圣巴巴拉: Santa Barbara,
  纽约: New York, 纽约市: New York, 法拉盛: Flushing, 布鲁克林: Brooklyn, 皇后区: Queens, 曼哈顿: Manhattan, 芝加哥: Chicago, 波士顿: Boston, 休斯顿: Houston, 休士顿: Houston, 达拉斯: Dallas, 奥斯汀: Austin, 奥斯丁: Austin, 圣安东尼奥: San Antonio, 普莱诺: Plano, 迈阿密: Miami, 奥兰多: Orlando, 坦帕: Tampa, 亚特兰大: Atlanta, 费城: Philadelphia, 华盛顿特区: Washington, 凤凰城: Phoenix, 菲尼克斯: Phoenix,
  拉斯维加斯: Las Vegas, 赌城: Las Vegas, 丹佛: Denver, 盐湖城: Salt Lake City, 明尼阿波利斯: Minneapolis, 底特律: Detroit, 圣路易斯: St. Louis, 圣路易: St. Louis, 独立城: Independence, 堪萨斯城: Kansas City, 纳什维尔: Nashville, 夏洛特: Charlotte, 罗利: Raleigh, 巴尔的摩: Baltimore, 匹兹堡: Pittsburgh, 克利夫兰: Cleveland, 哥伦布: Columbus, 檀香山: Honolulu, 火奴鲁鲁: Honolulu, 新奥尔良: New Orleans, 莫比尔: Mobile, 白中心: White Center, 印第安纳波利斯: Indianapolis, 密尔沃基: Milwaukee,
  多伦多: Toronto, 蒙特利尔: Montreal, 卡尔加里: Calgary, 渥太华: Ottawa, 列治文: Richmond, 本拿比: Burnaby, 瓦伦西亚: Valencia, 巴伦西亚: Valencia, 马拉加: Málaga, 马德里: Madrid, 巴塞罗那: Barcelona, 塞维利亚: Seville, 巴黎: Paris, 伦敦: London, 柏林: Berlin, 慕尼黑: Munich, 罗马: Rome, 米兰: Milan, 东京: Tokyo, 大阪: Osaka, 首尔: Seoul, 新加坡: Singapore, 悉尼: Sydney, 墨尔本: Melbourne, 奥克兰市: Auckland,
  北京: Beijing, 上海: Shanghai, 广州: Guangzhou, 深圳: Shenzhen, 香港: Hong Kong, 台北: Taipei, 成都: Chengdu, 杭州: Hangzhou, 南京: Nanjing, 武汉: Wuhan, 重庆: Chongqing, 天津: Tianjin, 曼谷: Bangkok, 莫斯科: Moscow, 迪拜: Dubai, 维也纳: Vienna, 里斯本: Lisbon, 都柏林: Dublin, 雅典: Athens, 阿姆斯特丹: Amsterdam, 布鲁塞尔: Brussels, 苏黎世: Zurich, 日内瓦: Geneva, 墨西哥城: Mexico City, 斯普林菲尔德: Springfield`

/** Name: symbols of listings: words for it. */
export const currencies = `
  加元: c$, ca$, cad, can$, $cad: 加元, 加币, 加拿大元, 加拿大币, 加刀, cad
  澳元: a$, au$, aud, $aud: 澳元, 澳币, 澳大利亚元, 澳刀, aud
  美元: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd: 美元, 美金, 刀, 美刀, usd, 块美金, 元美金, dollars, dollar, 美元的, 美金的
  元: $, us$, usd, u$s, ca$, c$, cad, a$, au$, aud, nz$, nzd, hk$, hkd, s$, sgd, ¥, cny, rmb, cn¥, 元: 元, 块, 块钱, 元钱, 塊
  欧元: €, eur, euro, euros: 欧元, 欧, eur, 欧元的
  英镑: £, gbp, pound, pounds: 英镑, 镑, gbp
  日元: ¥, jpy, yen, jp¥: 日元, 日币, 日圆, 円, jpy
  人民币: ¥, cny, rmb, cn¥, 元: 人民币, rmb, cny, 元人民币, 块人民币
  卢比: ₹, inr, rs, rs.: 卢比, inr
  瑞士法郎: chf, sfr, fr., fr: 瑞士法郎, 瑞郎, chf
  比索: mxn, mx$, $mxn, php, ₱: 比索, mxn
  克朗: kr, sek, nok, dkk: 克朗, sek, nok, dkk
  韩元: ₩, krw: 韩元, 韩币, krw
  卢布: ₽, rub: 卢布, rub
  雷亚尔: r$, brl: 雷亚尔, brl
  里拉: ₺, try, tl: 里拉, 土耳其里拉
  迪拉姆: aed, د.إ: 迪拉姆, aed
  兹罗提: zł, pln: 兹罗提, pln
  谢克尔: ₪, ils, nis: 谢克尔, ils
  泰铢: ฿, thb: 泰铢, thb
  兰特: zar: 兰特, zar
  越南盾: ₫, vnd: 越南盾, vnd`
