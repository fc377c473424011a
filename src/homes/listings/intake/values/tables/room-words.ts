/** Small numbers in words. */
export const numberWords = {
  '0': 'zero|none|nil|keine|kein|aucune|ninguno|ninguna|nenhum|無|无',
  '1': 'one|un|une|uno|una|ein|eine|einen|um|uma|één|一|single',
  '2': 'two|deux|dos|zwei|dois|duas|due|twee|二|两|兩|double',
  '3': 'three|trois|tres|drei|três|tre|drie|三',
  '4': 'four|quatre|cuatro|vier|quatro|quattro|四',
  '5': 'five|cinq|cinco|fünf|cinque|vijf|五',
  '6': 'six|seis|sechs|sei|zes|六',
  '7': 'seven|sept|siete|sieben|sete|sette|zeven|七',
  '8': 'eight|huit|ocho|acht|oito|otto|八',
  '9': 'nine|neuf|nueve|neun|nove|negen|九',
  '10': 'ten|dix|diez|zehn|dez|dieci|tien|十',
} as const

export const roomWords = {
  bed: 'bed|beds|bd|bds|bdr|bdrm|bdrms|br|brs|bedroom|bedrooms|bed room|bed rooms|bhk|b.h.k|bhk flat|bed.|chambre|chambres|ch|ch.|chb|chbres|dorm|dorm.|dormitorio|dormitorios|habitación|habitaciones|habitacion|hab|hab.|habs|recámara|recámaras|recamara|recamaras|rec|rec.|quarto|quartos|qto|qtos|dormitório|dormitórios|dorms|schlafzimmer|schlafzi.|sz|camera|camere|camere da letto|cam|slaapkamer|slaapkamers|slpk|slk|室|房|卧|卧室|寝室|침실|방|bdm|ldk|sldk|dk|slk',
  bath: 'bath|baths|ba|bas|bth|bths|bathroom|bathrooms|bath.|salle de bain|salles de bain|salle de bains|salles de bains|sdb|sde|baño|baños|bano|banos|bñ|banheiro|banheiros|ban|wc|bad|bäder|badezimmer|bagno|bagni|badkamer|badkamers|卫|衛|卫生间|浴室|욕실|lavatory',
  full: 'full|f|full bath|full baths|fb|completo|completos|fba|voll',
  half: 'half|h|hf|half bath|half baths|hb|medio|medios|partial|p|powder|powder room|hba|toilet|lavabo|1/2',
  other: '厅|廳|阳台|阳|厨|廚|k|餐|ensuite|en suite|en-suite|suite|suites|including ensuite|ensuites',
  room: 'room|rooms|rm|rms|zimmer|zi|zi.|zimmern|pièce|pièces|piece|pieces|pcs|pces|p.|ambiente|ambientes|amb|amb.|locale|locali|vani|kamer|kamers|間|间',
  studio:
    'studio|studios|studio apartment|studio flat|bachelor|efficiency|eff|estudio|monoambiente|monolocale|kitnet|conjugado|einzimmerwohnung|1r|ワンルーム|开间|開間|1 rk|1rk|sro|studette|open plan|원룸',
  extra:
    "den|study|office|loft|library|bonus|flex|bonus room|flex room|maid|maids|maid room|maid’s room|maid's|servant|servant room|pooja|store|box room|attic|sunroom",
} as const

export const roomNoise = {
  '': 'and|with|plus|und|et|y|e|en|the|approx|approx.|total|incl.|of|inc|inc.|&',
} as const

export const noRoomWords = {
  '': 'tba|tbd|tbc|n/a|unknown|unk|not available|ask|call|see remarks|other|k.a.|keine angabe|nc|various|multiple|lot|land|vacant land|land only|不明|n.v.t.|commercial',
} as const
