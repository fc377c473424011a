import type { SkillWords } from '../tables/skill-words.ts'

export const chineseSkillWords: SkillWords = {
  code: 'zh',
  buttons: {
    tour: '预约看房',
    ask: '问经纪人',
    person: '找真人聊',
    alert: '有新房告诉我',
    save: '收藏',
    compare: '对比',
    more: '看更多',
    similar: '相似房源',
    search: '找房',
    pictures: '照片',
    map: '看地图',
    link: '打开页面',
    restart: '重新开始',
  },
  say: {
    yes: '好',
    cheaper: '便宜一点',
    bigger: '大一点',
    startOver: '重新开始',
    inPlace: (place) => `${place}的房源`,
    under: (amount) => `${amount}以下的房源`,
    withFeature: (feature) => `带${feature}的房源`,
    ofType: (types) => `只看${types}`,
    tour: '我想预约看房',
    forSale: '只看出售的',
    forRent: '只看出租的',
    fine: (kinds) => `${kinds}可以`,
    without: (kinds) => `不要${kinds}`,
    fewerBedrooms: (count) => `少于${count}间卧室`,
    onlyIn: (place) => `只看${place}的`,
    notIn: (place) => `不要${place}的`,
    moreIsFine: '贵一点也可以',
    agrees: `可以的, 没关系, 都行的, 是要买, 买, 要买, 买房, 需要, 需要的, 合适, 挺合适, 没意见, 这样可以, 这样就行`,
    refuses: `不用那么多, 不需要那么多, 用不了那么多, 不合适, 不太合适, 不喜欢, 不一定, 不是很想, 租, 要租, 租房`,
    either: `都可以, 都行, 无所谓, 随便, 没所谓, 两个都行, 两种都可以, 不知道, 还不知道, 还没想好, 没想好, 不确定, 哪个都行, 都要`,
  },
  opening: (name) => `您好，我是${name}。您想找什么样的房子？直接告诉我，或者从下面选一个开始。`,

  search: {
    fit: (total, count, from, to) =>
      count === 1
        ? [`有一套符合${from === '' ? '' : `，${from}`}。`, `找到一套${from === '' ? '' : `，${from}`}。`]
        : from === ''
          ? [`有${total}套符合。`, `为您找到${total}套。`]
          : from === to
            ? [`有${total}套符合，都是${from}。`, `为您找到${total}套，每套${from}。`]
            : [`有${total}套符合，${from}到${to}。`, `为您找到${total}套，价格在${from}到${to}之间。`],
    close: ['今天没有完全符合的，这几套比较接近：', '全都满足的暂时没有，不过这几套差得不多：'],
    none: ['今天没有接近的房源。一有合适的，我可以马上告诉您。', '现在还没有这样的房源，有了要通知您吗？'],
    beyond: {
      cheaper: ['全部符合的已经没有更低的价格了。这几套便宜些，但各有一点不符合：'],
      bigger: ['全部符合的没有更大的了。这几套更大，但各有一点不符合：'],
    },
    next: ['接下来是这几套。', '还有这几套。'],
    inThousands: (amount) => `这里没有这么低的租金，所以我按${amount}来找。`,
  },

  split: {
    kinds: {
      house: '独立屋',
      condo: '公寓',
      townhouse: '联排别墅',
      multiFamily: '多户住宅',
      land: '土地',
      mobile: '移动房屋',
    },
    most: (kinds) => [`其中大多是${kinds}，可以吗？`, `主要是${kinds}，合适吗？`],
    half: (kinds) => [`大约一半是${kinds}，可以吗？`],
    mostIn: (place) => [`大多在${place}，合适吗？`],
    halfIn: (place) => [`大约一半在${place}，合适吗？`],
    bedrooms: (count) => [`大约一半有${count}间以上的卧室，您需要这么多吗？`],
    price: (amount) => [`有一半低于${amount}，您也想控制在这以内吗？`],
    offer: ['有的出售，有的出租。您是想买吗？'],
    kept: ['好的，都保留。', '好的，那就不变。'],
  },

  which: ['您指的是哪一套？', '不止一套符合，您说的是哪一套？'],
  outsideSearch: (misses) => [`它不在您的搜索范围内：${misses}。`],
  askAgent: ['经纪人会清楚，点一下就能问。', '这个要问经纪人，点一下就好。'],
  askAgentNamed: (agent) => [`经纪人会清楚：${agent}。点一下就能问。`, `这个要问经纪人（${agent}），点一下就好。`],
  agentKnowsMore: (agent) => [`更多情况请问经纪人：${agent}。`, `其余的经纪人最清楚：${agent}。`],
  available: (home) => [
    `从房源信息看，${home}还在。想确定的话，约一次看房最快。`,
    `${home}还挂着。是否还在只有公司能确定，要帮您约看房吗？`,
  ],
  notAvailable: (home, status) => [`${home}：${status}。我可以给您看相似的房源。`],
  tour: {
    offer: (home) => [
      `好的，请为${home}选个时间，公司会跟您确认。`,
      `没问题，您看什么时候去看${home}方便？选好后公司会确认。`,
    ],
    which: ['好的，您想看哪一套？', '没问题，想去看其中哪套呢？'],
    none: ['好的，请先告诉我是哪套房，或者您想找什么样的。'],
    sold: (home) => [`${home}已经卖掉了，看不了房。我可以给您看相似的房源。`],
  },
  contact: {
    kept: (_, details) => [
      `谢谢，已经替公司记下${details}，会有人联系您。`,
      `记好了：${details}。已转给公司，会有人回复您。`,
    ],
    form: ['请在表单里留下您的联系方式，这样公司才能使用。'],
  },
  seller: [
    '很乐意帮忙。您的房子能卖多少，取决于我看不到的情况，所以我不报数字；经纪人可以估。请留下联系方式，再简单说说房子。',
    '您的房子值多少，经纪人能告诉您，我说的只会是猜测。请留下联系方式，他们会联系您。',
  ],
  sellerMore: ['好的，记住了。请连同联系方式一起留下，后面的事由经纪人跟进。'],
  agent: {
    listedBy: (home, names) => `${home}由${names}代理。`,
    unknown: (home) => [`${home}的房源里没写经纪人，不过公司知道是谁。`],
    other: ['这个我不知道，可以直接问他们。', '房源里没写，直接问最快。'],
  },
  pictures: {
    all: (home, formatted) => [`${home}有${formatted}张照片，请看。`],
    room: (home, formatted, count) => [
      count === 1
        ? `${home}有一张照片，没有注明拍的是哪里。`
        : `${home}有${formatted}张照片，没有注明各是哪里，请翻着看看。`,
    ],
    none: (home) => [`${home}还没有照片。经纪人那里也许有，或者约个时间亲自看看。`],
  },
  map: {
    where: (home, address) => [`${home}的地址是${address}，地图上可以看到位置。`],
    unknown: (home) => [`${home}的房源没有给出位置，没法在地图上标出来。怎么走可以问经纪人。`],
  },
  send: {
    page: (home) => [`这是${home}的页面，可以留着或者转给别人。`],
    none: (home) => [`${home}没有单独的页面。请留下邮箱，公司会把有的资料发给您。`],
  },
  alert: {
    offer: (described) => [
      `好的，我帮您留意：${described}。通知发到哪里？`,
      `没问题，一有符合“${described}”的就告诉您。发到哪里好？`,
    ],
    ofHome: (home) => [`好的，${home}价格有变或者卖掉了，我都会告诉您。通知发到哪里？`],
    none: ['好的，请先告诉我要留意什么：地点、价格、卧室数。'],
    made: (email) => [`好了，已给${email}发了一封邮件，请在里面确认，之后就会有通知。`],
    watching: (described) => `我帮您留意：${described}。`,
    confirmed: (email) => [`好了，有消息就发到${email}。`],
    waiting: ['好了。这里暂时还不发邮件，消息会先留在聊天里。'],
    already: (total, count) => (count === 1 ? '现在就有一套符合：' : `现在就有${total}套符合：`),
    ends: ['每封邮件里都有链接，点一下就能停。'],
  },
  save: (home) => [`点一下爱心，${home}就留在您的清单里。`],
  feelings: {
    cheaper: ['明白，这几套便宜些：', '好的，那看看价格低一点的：'],
    noneCheaper: ['明白，不过按这些条件没有更低的了。放宽一个条件，也许会多一些。'],
    bigger: ['明白，这几套更宽敞：'],
    likes: (home) => [`好眼光。想不想亲自去看看${home}？`, `不错的选择。去看一次${home}，比听我说更清楚。`],
    likesAny: ['太好了，您最喜欢哪一套？'],
    dislikes: ['没关系。最不满意的是什么：价格、大小还是位置？', '好的，这些不要。是价格、大小还是位置的问题？'],
  },
  area: [
    '这方面有更可靠的来源：警方会公布治安数据，学区也有自己的。最好亲自去附近走走。',
    '社区好坏我不做评价。警方和学区都会公布数据，实地去一趟最清楚。',
  ],
  advice: [
    '这需要懂法律又了解您情况的人。公司可以为您介绍合适的人。',
    '这个我不想乱猜，应该请专业人士看看。公司的人可以给您推荐。',
  ],
  offer: {
    home: (home, price) => [
      `${home}的要价是${price}。业主愿意接受多少，只有经纪人问得到。`,
      `${home}标价${price}，有没有余地，可以请经纪人问问。`,
    ],
    unnamed: ['业主愿意接受多少，只有经纪人问得到。您说的是哪套房？'],
    costs: ['除了房价，还有过户费用、税和保险，具体多少要看地点和贷款。公司的人可以和您一起算。'],
  },
  whyPrice: (home, price) => [`${home}为什么是${price}，房源里没有写。`],
  overBy: {
    over: (home, amount, most) => `${home}比您说的${most}高${amount}。`,
    under: (home, amount, most) => `${home}没有超，比您说的${most}低${amount}。`,
    unsaid: (home, price) => `${home}是${price}。您最多想花多少？`,
  },
  perArea: (own, middle) => `它是${own}，同类房源的中间水平是${middle}。`,
  outside: [
    '这个我不懂，我只熟悉房子。您想找什么样的？',
    '这方面帮不上您，找房可以：您想住在哪里？',
    '我还是专心说房子吧，要找一套吗？',
  ],
  heard: ['好的，知道了。房子要有什么？', '谢谢您告诉我。您想住在哪里？', '明白。选房您最看重什么？'],
  thanks: ['不客气。', '能帮上您就好。', '很高兴为您服务。'],
  goodbye: ['再见，祝您早日找到满意的家。', '回头见，随时来找我。'],
  offerPerson: ['要不要和公司的人直接聊聊？'],
}
