// What says that a home has something, and what every home has, in the five languages: folded words (fold-text.ts).

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** What comes before the thing; where the noun leads its phrase, it is the first word of it, else the last. */
export const possessionVerbs: readonly { pattern: RegExp; leads: boolean; isLoose: boolean }[] = [
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:has|have|having|features?|featuring|offers?|offering|includes?|including|boasts?|boasting|comes? (?:complete )?with|provides?|providing|enjoys?|contains?|sports?|benefits? from|(?:equipped|complete|fitted|blessed) with|there(?:['’]s| is| are)|hat|bietet|bieten|verfugt uber|verfugen uber|besitzt|umfasst|enthalt|beinhaltet|ausgestattet mit|es gibt)(?![\p{L}\p{N}])/gu,
    leads: false,
    isLoose: false,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:features|amenities|highlights|extras|perks|ausstattung|besonderheiten)\s*[*_]*\s*[:：]/gu,
    leads: false,
    isLoose: false,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:tienen?|cuentan? con|disponen? de|ofrecen?|incluyen?|poseen?|equipad[oa]s? con|hay|possedent?|dispos(?:e|ent) (?:de|du|des|d)|comprend|comprennent|offre|offrent|propose|inclut|est dotee? (?:de|du|des|d)|equipee? (?:de|du|des|d)|beneficie (?:de|du|des|d)|compte|(?:il y )?a(?= (?:une?|des|l[ae]|les)(?![\p{L}])))(?![\p{L}\p{N}])/gu,
    leads: true,
    isLoose: false,
  },
  {
    pattern: /(?<![\p{L}\p{N}])(?:caracteristicas|comodidades|equipements|prestations|atouts)\s*[*_]*\s*[:：]/gu,
    leads: true,
    isLoose: false,
  },
  { pattern: /(?<![\p{L}\p{N}])(?:with|mit)(?![\p{L}\p{N}])/gu, leads: false, isLoose: true },
  { pattern: /(?<![\p{L}\p{N}])(?:con|avec)(?![\p{L}\p{N}])/gu, leads: true, isLoose: true },
]

export const hanVerbs =
  /(?:还有|设有|配有|带有|附有|拥有|配备了?|附带|包括|提供|(?<![没所只具享共含稀])有(?![关些限意所点时可效人没]))/gu

/** "12 Main St, with a pool", "a house with a pool": what "with" hangs on. */
export const homeNoun =
  /(?:home|house|condo|condominium|apartment|flat|place|property|listing|unit|residence|townhouse|it|casa|piso|vivienda|apartamento|chalet|propiedad|maison|appartement|bien|logement|haus|wohnung|immobilie|objekt|one)s?(?:[\s,]+[^\s.;!?]+){0,4}[\s,]+$/u

/** Somebody else than a home has it, or somebody is asked. */
export const otherSubject =
  /(?<![\p{L}])(?:i|we|you|us|me|i['’](?:ve|d|ll|m)|we['’](?:ve|re|ll|d)|you['’](?:ve|re|d|ll)|our|your|team|office|agents?|nosotros|nuestr[oa]s?|usted|tu|yo|je|j|nous|vous|notre|votre|ich|wir|ihnen|unser[emnrs]?)(?![\p{L}])/u

/** Ends a noun phrase. */
export const phraseEnds = set(`
  of in on at for to from near by that which where while but as per under over about is are was were be it this these
  who whose when because since until throughout within without behind beside along next not into onto than if so you
  your we i our they them up down across between around plus overlooking facing
  de del en para por que cerca sobre es son esta estan fue donde a al sin desde hasta pero
  du d pour qui pres sur est sont dans au aux depuis sans mais
  von im am an auf fur zu zum zur bei ist sind war seit nahe welche welches aber uber aus nach`)

/** Claims nothing: articles, amounts, words of degree. */
export const emptyWords = set(`
  a an the its their his her my some any no one two both all each every own very so just only even more most about around
  approximately roughly nearly almost also additional another other several many few much such total first second least
  el la los las un una unos unas su sus otro otra tambien mas muy casi todo toda todos todas
  le les l une des ses leur leurs aussi tres plus environ son sa
  der die das dem den ein eine einen einem einer eines sein seine ihre ihren auch sehr etwa circa rund noch
  s t er ll re ve us too well`)

/** Words of praise and of degree before a noun. */
export const praise = set(`
  beautiful lovely nice great good excellent spacious large big small cozy cosy charming stunning gorgeous bright sunny
  open modern elegant comfortable inviting generous ample wonderful amazing fantastic full new newer older old classic
  traditional contemporary stylish attractive fine wide tall high low quiet peaceful warm unique special perfect ideal
  convenient easy quick functional practical flexible efficient solid decent impressive superb tasteful thoughtful
  separate private main primary extra similar same different single double good-sized sized well clean simple total
  asking current monthly listed annual outdoor indoor interior exterior upper lower close available possible great
  bonito bonita hermoso hermosa amplio amplia amplios amplias grande grandes pequeno pequena luminoso luminosa moderno
  moderna nuevo nueva buen buena bueno comodo comoda tranquilo tranquila precioso preciosa excelente privado privada
  beau belle beaux belles grand grande grands grandes petit petite lumineux lumineuse spacieux spacieuse moderne nouveau
  nouvelle bon bonne agreable calme confortable joli jolie superbe prive privee habitables habitable
  schon schone schones schonen schoner gross grosse grosses grossen grosser klein kleine kleines kleinen hell helle
  helles hellen modern moderne modernes modernen neu neue neues neuen gut gute gutes guten ruhig ruhige ruhiges gerau
  geraumig geraumige geraumiges gemutlich gemutliche privat private privaten`)

/** What every home has, or a field of its record: no news about it. */
export const generalWords = set(`
  bedroom bed bath bathroom room kitchen living dining area space footage feet foot ft sqft sf sq square meter metre yard
  acre hectare lot land parcel plot price rent fee due deposit hoa zestimate cost year day month week market address
  location home house condo condominium apartment unit property listing place residence townhouse townhome rental floor
  story storey level layout plan floorplan style design feel character charm value opportunity potential sense everything
  something plenty lot number variety range mix combination touch look detail info information description photo picture
  image tour link mls zip code status type size parking spot stall car door window wall roof entry light access option
  choice feature amenity comfort convenience lifestyle question agent contact fact figure average median half br ba bd
  bdrm square dollar euro usd mo monthly house idea example search result match budget criteria wish city state town
  neighborhood neighbourhood name new construction build building sale
  dormitorio habitacion recamara cuarto bano aseo cocina salon comedor sala superficie metro cuadrado pie terreno parcela
  precio alquiler renta cuota comunidad fianza ano dia mes mercado direccion ubicacion casa piso vivienda apartamento
  propiedad inmueble planta plaza aparcamiento estacionamiento garaje coche ventana puerta techo luz espacio tamano estilo
  encanto potencial detalle descripcion foto enlace codigo medio media total ciudad zona
  chambre piece salle bain eau cuisine sejour salon manger surface carre pied terrain parcelle prix loyer charge caution
  annee an jour mois marche adresse emplacement maison appartement logement bien etage niveau place stationnement parking
  voiture fenetre porte toit lumiere espace taille charme potentiel detail description photo lien code ville quartier
  schlafzimmer badezimmer bad bader zimmer raum raume kuche wohnzimmer esszimmer wohnflache flache quadratmeter quadratfuss
  fuss grundstuck preis kaufpreis miete hausgeld kaution jahr baujahr tag monat markt adresse lage haus wohnung immobilie
  objekt stockwerk etage stellplatz parkplatz garage auto fenster tur dach licht platz grosse stil charme potenzial detail
  beschreibung foto link stadt viertel`)

/** A clause of its own, and no further thing. */
export const clauseWords = set(`
  offers includes boasts provides enjoys contains is are was were costs cost priced built located sits listed rents lies stands comes measures been had has have asking
  available ranked has makes gives remains stays needs spans covers sold dropped rose changed gone become got to not
  tiene tienen cuenta cuentan dispone disponen ofrece ofrecen incluye incluyen posee cuesta cuestan fue esta estan es se lleva mide construida construido situada situado ubicada
  ete compte offre dispose possede propose comprend inclut date coute coutent est sont mesure construite construit situee
  hat bietet besitzt umfasst verfugt kostet kosten ist sind wurde liegt steht misst gebaut befindet`)

export const hanGeneral =
  /卧室|臥室|睡房|卫生间|洗手间|浴室|房间|居室|停车位|车位|车库|停车|厨房|客厅|餐厅|面积|平方[英]?[尺米呎]|建筑|占地|土地|地块|价格|售价|租金|押金|物业费|管理费|房源|房子|房屋|住宅|公寓|房产|房|地址|位置|空间|户型|布局|设计|风格|采光|照片|图片|链接|信息|详情|描述|特点|优势|潜力|编号|年|月|天|美元|欧元|元|英亩|公顷|米|层|楼|问题|选择|以及|一些|其他|更多|什么|任何|兴趣|帮助/gu
export const hanEmpty =
  /[的了个個间間套处处座栋辆家张块很非常大小新旧老好美漂亮宽敞明亮现代舒适安静约共一二两三四五六七八九十百千万半多少几全这那它其也还都和与及或是在于为]/gu
