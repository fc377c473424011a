import type { RecordWords } from '../tables/record-words.ts'

/** How Chinese tells what a record says: words of listings, by the English ones that mean the same. */
export const chineseRecord: RecordWords = {
  listingWords: `
hardwood floors = 实木地板, 硬木地板, 木地板, 木质地板
tile floors = 瓷砖地板, 瓷砖, 地砖
carpet = 地毯
laminate = 复合地板, 强化地板
granite = 花岗岩, 花岗石, 花岗岩台面
quartz = 石英石, 石英, 石英台面
marble = 大理石
counters = 台面, 橱柜台面
stainless = 不锈钢
appliances = 电器, 家电, 厨房电器
brick = 砖, 砖砌, 砖墙, 砖结构
stone = 石头, 石材, 石砌
fireplace = 壁炉
walk-in closet = 衣帽间, 步入式衣帽间, 步入式衣橱
vaulted ceilings = 挑高天花板, 高天花板, 挑高, 拱形天花板, 层高较高
skylights = 天窗
natural light / light filled / sunny / bright = 明亮, 采光好, 采光充足, 阳光充足, 阳光, 自然光, 光线充足
corner lot = 街角地块, 转角地块, 街角, 转角
cul-de-sac = 死胡同, 尽头路, 断头路
end of = 尽头, 末端
fenced = 围栏, 带围栏, 有围栏, 围篱, 栅栏
backyard / yard / garden = 后院, 院子, 花园, 庭院
deck = 露台, 平台, 木平台, 露天平台
covered = 带顶, 有顶, 带顶棚, 遮盖
patio = 天井, 露台
balcony = 阳台
porch = 门廊
shed = 棚屋, 花园棚屋, 储物棚, 工具棚, 小棚
fruit trees = 果树, 果木
mature trees = 大树, 老树, 成树
trees = 树, 树木
basement = 地下室
finished = 装修好, 已装修, 完工, 装修过
unfinished = 未装修, 没有装修, 毛坯
separate entrance = 独立入口, 单独入口, 独立出入口
mountain view / view of the mountains / mountain views = 山景, 山景房, 看到山, 群山, 远山
water view = 水景
lake view = 湖景
city view = 城景, 城市景观
pets allowed / pet friendly / pets welcome / pets ok = 可以养宠物, 允许养宠物, 允许宠物, 可养宠物, 接受宠物, 欢迎宠物
renovated / remodeled / updated / refurbished = 翻新, 翻修, 翻新过, 翻修过, 装修, 更新, 改建, 改造
roof = 屋顶
windows = 窗户, 窗
living room = 客厅, 起居室
dining room = 餐厅
family room = 家庭房, 家庭活动室
home office / office / study / den = 书房, 办公室
bonus room = 多功能房, 额外房间
laundry / laundry room / utility room = 洗衣房, 洗衣间
pantry = 食品储藏室, 储藏间
kitchen island / island = 中岛, 厨房中岛
breakfast nook / eat-in kitchen = 早餐角, 早餐区
open floor plan / open concept / open plan = 开放式格局, 开放式布局, 开放式
air conditioning = 空调
heat pump = 热泵
rambler / single story / one story / single level = 平房, 单层, 一层
two story = 两层, 双层
craftsman = 工匠风格
storage = 储物, 储物空间, 收纳
furnished = 带家具, 家具齐全
quiet street = 安静的街道
swimming pool / pool = 泳池, 游泳池
remodeled kitchen / updated kitchen / renovated kitchen = 翻新的厨房, 厨房翻新
harbour / harbor = 港口, 海港
updated bathrooms / remodeled bathrooms / renovated bathrooms = 浴室翻新, 浴室翻新过, 翻新的浴室, 卫生间翻新
double-pane windows / double pane / double glazed = 双层玻璃, 双层窗
tankless water heater / tankless = 即热式热水器
crown molding = 石膏线, 顶角线
sprinkler / irrigation = 自动灌溉, 喷灌
main floor = 一楼, 主层
upstairs / upper level = 楼上
breakfast bar = 早餐吧台
new roof / newer roof = 新屋顶, 屋顶是新的, 屋顶新, 新换的屋顶
new kitchen = 新厨房
new windows / newer windows = 新窗户
new furnace / newer furnace = 新暖气炉
gym / fitness center / fitness room / exercise room = 健身房, 健身中心, 健身室
doorman / concierge = 门卫, 门房, 礼宾
elevator / lift = 电梯
washer / washing machine = 洗衣机
dryer / drier = 烘干机, 干衣机
dishwasher = 洗碗机
ceiling fans / ceiling fan = 吊扇
gas range / gas stove / gas cooktop = 燃气灶, 煤气灶
furnace / boiler / forced air / gas heat / radiators = 锅炉, 暖气炉
wood burning / wood stove / burns wood = 烧木柴, 烧柴, 木柴
oak = 橡木
copper = 铜
plumbing / pipes = 管道, 水管
storage locker / storage unit = 储物柜, 储物间
rooftop / roof terrace / roof deck = 天台, 屋顶露台, 屋顶平台
bike / bicycle / bikes = 自行车
solar panels / solar = 太阳能板, 太阳能电池板, 光伏板
charger / charging / ev = 充电桩, 充电器
electric meter / electric meters = 电表
alley = 后巷, 小巷
bay = 海湾
courtyard = 内院, 庭院
barbecue / bbq / grill = 烧烤炉, 烧烤架, 烧烤
exposed brick = 裸露的砖, 裸砖, 裸露红砖
pine / pines = 松树
level lot / flat lot / level one acre / level acre = 地势平坦, 平坦
paved road / paved street = 柏油路, 铺装路
face north / north facing / northern exposure = 朝北
face south / south facing / southern exposure = 朝南
face east / east facing / eastern exposure = 朝东
face west / west facing / western exposure = 朝西
raised beds / garden beds / raised garden beds = 种植箱, 花坛, 菜圃
bathtub / tub / soaking tub = 浴缸
shower = 淋浴, 淋浴间
attic = 阁楼
driveway = 车道
lawn = 草坪
lake = 湖
river = 河
beach = 海滩
cats = 猫
dogs = 狗
smoking = 吸烟, 抽烟
hurricane windows / impact windows / storm windows = 防飓风窗, 防飓风窗户, 抗飓风窗
primary bedroom / master bedroom / primary suite / master suite = 主卧, 主卧室
primary suite / master suite / owner suite = 主卧套房
guest room / guest bedroom = 客卧
guest house / casita = 客屋
hot tub / jacuzzi / spa = 按摩浴缸
heated pool = 加热泳池, 恒温泳池
soil report = 土壤报告
upstairs / upper level / upper floor = 楼上
detached garage / garage is detached = 独立车库
attached garage / garage is attached = 连体车库
needs work / needs cosmetic / cosmetic work = 需要装修
cascades / mountains = 山脉`,
  events: {
    built: '建于, 建造, 建成, 兴建, 盖的, 盖于, 修建',
    renewed: '翻新, 翻修, 装修, 更新, 更换, 换, 改造, 改建, 新装, 重做, 全新',
    traded: '售出, 卖出, 卖, 买, 成交, 挂牌, 出租, 业主, 上市',
  },
  parts: {
    roof: '屋顶, 房顶',
    kitchen: '厨房',
    bath: '浴室, 卫生间, 洗手间',
    windows: '窗户',
    heating: '供暖, 暖气, 锅炉, 热泵',
    garage: '车库',
    floors: '地板',
    basement: '地下室',
    outside: '露台, 门廊, 围栏',
    living: '客厅',
    bedroom: '卧室',
    wiring: '电线, 管道',
  },
  inside: '在, 里, 内',
  timeUnits: '年, 周, 个月, 天, 个星期, 小时',
  ties: `折合, 相当于, 合计, 算下来, 房龄, 折算, 开价, 要价, 标价, 挂牌价, 叫价, 花, 就能买下, 就可以买下, 可以买到, 就能拥有, 就可拥有, 能买到, 建成于, 落成于, 始建于, 竣工于,
      建于, 完工于, 能停, 可停, 可以停放, 停放, 辆车, 占地, 坐落于, 坐落在, 位于, 地处, 挂牌已, 已挂牌, 上市已, 已上市, 在市场上, 据我所知, 据我所见, 从信息看, 从房源信息看, 看起来,
      似乎, 看样子, 据房源信息, 根据记录, 年代, 共有, 总共, 设有, 配有, 拥有, 邮编是, 编号是, 编号为, 相比之下, 而另一套, 不在同一个城市, 同一个城市, 同一城市, 不同的城市`,
  exclusives: '唯一, 仅此一套, 独一无二, 绝无仅有',
  ofShown: '两套中, 三套中, 四套中, 其中, 这几套, 这些房源, 这些中, 当中',
  near: `约,大约,将近,近,差不多,大概,接近,约为,大致,左右`,
  above: `高于,超过,多于,略高于,稍高于,略超,略多于,稍多于,不低于,至少,不少于,刚过`,
  below: `低于,不到,少于,略低于,稍低于,不足,略少于,稍少于,不超过,至多,最多`,
  behind: {
    near: '左右,上下,前后',
    above: '多,以上,出头',
    below: '以下,以内,之内,不到',
  },
  deniedBehind: '不允许, 不可以, 不行, 禁止, 没有了, 不包括, 不被允许, 不受欢迎',
}
