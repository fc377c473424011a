import type { SkillWords } from '../tables/skill-words.ts'

export const germanSkillWords: SkillWords = {
  code: 'de',
  buttons: {
    tour: 'Besichtigen',
    ask: 'Makler fragen',
    person: 'Mit jemandem sprechen',
    alert: 'Bescheid sagen',
    save: 'Merken',
    compare: 'Vergleichen',
    more: 'Mehr zeigen',
    similar: 'Ähnliche',
    search: 'Suchen',
    pictures: 'Bilder',
    map: 'Auf der Karte',
    link: 'Seite öffnen',
    restart: 'Neu anfangen',
  },
  say: {
    yes: 'ja',
    cheaper: 'günstiger',
    bigger: 'größer',
    startOver: 'neu anfangen',
    inPlace: (place) => `Immobilien in ${place}`,
    under: (amount) => `Immobilien unter ${amount}`,
    withFeature: (feature) => `Immobilien mit ${feature}`,
    ofType: (types) => `nur ${types}`,
    tour: 'ich möchte besichtigen',
    forSale: 'nur zum Kauf',
    forRent: 'nur zur Miete',
    fine: (kinds) => `${kinds} passen`,
    without: (kinds) => `keine ${kinds}`,
    fewerBedrooms: (count) => `weniger als ${count} Schlafzimmer`,
    onlyIn: (place) => `nur in ${place}`,
    notIn: (place) => `nicht in ${place}`,
    moreIsFine: 'mehr geht auch',
    agrees: `das passt, passt, passt so, passt schon, das ist ok, ist ok, das ist okay, ist okay, das ist gut, ist gut,
      das ist in ordnung, das geht, geht, das wäre gut, das wäre schön, kein problem, ja das passt, von mir aus,
      einverstanden, kaufen, zum kaufen, doch`,
    refuses: `nicht so viele, so viele nicht, so viele brauche ich nicht, brauche ich nicht, brauchen wir nicht, passt nicht,
      das passt nicht, passt mir nicht, muss nicht, muss nicht sein, nicht unbedingt, auf keinen fall, will ich nicht,
      möchte ich nicht, mieten, zum mieten`,
    either: `egal, ist egal, ist mir egal, ist uns egal, mir egal, spielt keine rolle, beides, beides geht, beide, weder noch,
      weiß nicht, weiss nicht, weiß ich nicht, weiß ich noch nicht, keine ahnung, noch offen, bin offen, alles, alle`,
  },
  opening: (name) =>
    `Guten Tag, ich bin ${name}. Was für ein Zuhause suchen Sie? Sagen Sie es einfach, oder fangen Sie mit einem der Vorschläge an.`,

  search: {
    fit: (total, count, from, to) =>
      count === 1
        ? [
            `Ein Angebot passt${from === '' ? '' : `, für ${from}`}.`,
            `Ich habe eines gefunden${from === '' ? '' : `, für ${from}`}.`,
          ]
        : from === ''
          ? [`${total} Angebote passen.`, `Ich habe ${total} für Sie.`]
          : from === to
            ? [`${total} Angebote passen, alle für ${from}.`, `Ich habe ${total} für Sie, jedes für ${from}.`]
            : [
                `${total} Angebote passen, von ${from} bis ${to}.`,
                `Ich habe ${total} für Sie, zwischen ${from} und ${to}.`,
              ],
    close: [
      'Alles zusammen gibt es heute nicht. Diese kommen nahe heran:',
      'Ganz so habe ich es nicht, aber diese sind nah dran:',
    ],
    none: [
      'Heute ist nichts dabei, was dem nahekommt. Ich sage Ihnen gern Bescheid, sobald sich das ändert.',
      'So etwas habe ich gerade nicht. Soll ich Ihnen Bescheid sagen, wenn es kommt?',
    ],
    beyond: {
      cheaper: ['Günstiger gibt es das alles zusammen nicht. Diese kosten weniger, dafür fehlt etwas:'],
      bigger: ['Größer gibt es das alles zusammen nicht. Diese sind größer, dafür fehlt etwas:'],
    },
    next: ['Hier sind die nächsten.', 'Und diese auch noch.'],
    inThousands: (amount) => `Für so wenig wird hier nichts vermietet, also habe ich ${amount} angenommen.`,
  },

  split: {
    kinds: {
      house: 'Häuser',
      condo: 'Wohnungen',
      townhouse: 'Reihenhäuser',
      multiFamily: 'Mehrfamilienhäuser',
      land: 'Grundstücke',
      mobile: 'Mobilheime',
    },
    most: (kinds) => [`Die meisten davon sind ${kinds}; passt das?`, `Es sind vor allem ${kinds}. Wäre das recht?`],
    half: (kinds) => [`Etwa die Hälfte sind ${kinds}; passt das?`],
    mostIn: (place) => [`Die meisten liegen in ${place}; passt das?`],
    halfIn: (place) => [`Etwa die Hälfte liegt in ${place}; passt das?`],
    bedrooms: (count) => [`Etwa die Hälfte hat ${count} Schlafzimmer oder mehr; brauchen Sie so viele?`],
    price: (amount) => [`Die Hälfte kostet weniger als ${amount}; Ihres auch?`],
    offer: ['Manche sind zu kaufen, manche zu mieten. Möchten Sie kaufen?'],
    kept: ['Gut, dann bleiben alle dabei.', 'In Ordnung, dann bleibt es so.'],
  },

  which: ['Welches davon meinen Sie?', 'Darauf passt mehr als eines. Welches ist es?'],
  outsideSearch: (misses) => [`Es liegt außerhalb Ihrer Suche: ${misses}.`],
  askAgent: [
    'Das weiß der Makler; ein Klick, und er wird gefragt.',
    'Das ist eine Frage an den Makler: Ein Klick genügt.',
  ],
  askAgentNamed: (agent) => [
    `Das weiß der Makler: ${agent}. Ein Klick, und er wird gefragt.`,
    `Das ist eine Frage an den Makler, ${agent}: Ein Klick genügt.`,
  ],
  agentKnowsMore: (agent) => [`Mehr dazu weiß der Makler: ${agent}.`, `Alles Weitere sagt der Makler: ${agent}.`],
  available: (home) => [
    `Laut Angebot ist ${home} noch zu haben. Am schnellsten sicher sind Sie mit einer Besichtigung.`,
    `${home} ist noch als verfügbar inseriert. Genau weiß es nur die Firma; soll ich nach einem Termin fragen?`,
  ],
  notAvailable: (home, status) => [`${home}: ${status}. Ich zeige Ihnen gern ähnliche.`],
  tour: {
    offer: (home) => [
      `Gern. Wählen Sie eine Zeit für ${home}, die Firma bestätigt sie Ihnen.`,
      `Sehr gern: Suchen Sie sich eine Zeit für ${home} aus. Die Firma bestätigt sie.`,
    ],
    which: ['Gern. Welches davon möchten Sie sehen?', 'Sehr gern. Welches soll es sein?'],
    none: ['Gern. Sagen Sie mir zuerst, welches Angebot, oder wonach Sie suchen.'],
    sold: (home) => [`${home} ist verkauft, da gibt es nichts mehr zu besichtigen. Ich zeige Ihnen gern ähnliche.`],
  },
  contact: {
    kept: (_, details) => [
      `Danke, ich habe ${details} für die Firma notiert. Es meldet sich jemand bei Ihnen.`,
      `Ist notiert: ${details}. Die Firma hat es, und jemand meldet sich bei Ihnen.`,
    ],
    form: ['Tragen Sie Ihre Daten bitte in das Formular ein, damit die Firma sie verwenden darf.'],
  },
  seller: [
    'Da helfe ich gern. Was Ihre Immobilie bringt, hängt von Dingen ab, die ich nicht sehe, deshalb nenne ich keine Zahl; ein Makler kann es. Hinterlassen Sie Ihre Kontaktdaten und ein paar Worte dazu.',
    'Was Ihre wert ist, kann Ihnen ein Makler sagen; von mir wäre es geraten. Hinterlassen Sie Ihre Kontaktdaten, dann meldet er sich bei Ihnen.',
  ],
  sellerMore: ['Gut zu wissen. Schreiben Sie es zu Ihren Kontaktdaten dazu, ein Makler kümmert sich um alles Weitere.'],
  agent: {
    listedBy: (home, names) => `${home} wird von ${names} angeboten.`,
    unknown: (home) => [`Im Angebot ${home} steht kein Makler, aber die Firma weiß, wer zuständig ist.`],
    other: [
      'Das weiß ich nicht, aber man sagt es Ihnen dort gern.',
      'Im Angebot steht das nicht; am schnellsten geht es, direkt zu fragen.',
    ],
  },
  pictures: {
    all: (home, formatted, count) => [
      count === 1
        ? `${home} hat ein Bild; schauen Sie es sich an.`
        : `${home} hat ${formatted} Bilder; schauen Sie sie sich an.`,
    ],
    room: (home, formatted, count) => [
      count === 1
        ? `${home} hat ein Bild; welcher Raum das ist, steht nicht dabei.`
        : `${home} hat ${formatted} Bilder. Welcher Raum wo zu sehen ist, steht nicht dabei; blättern Sie sie am besten durch.`,
    ],
    none: (home) => [
      `Von ${home} gibt es noch keine Bilder. Vielleicht hat der Makler welche, oder Sie sehen es sich selbst an.`,
    ],
  },
  map: {
    where: (home, address) => [`Die Adresse von ${home} ist ${address}. Auf der Karte sehen Sie, wo das ist.`],
    unknown: (home) => [
      `Das Angebot ${home} nennt keine genaue Lage, deshalb kann ich es nicht auf der Karte zeigen. Der Makler beschreibt Ihnen den Weg.`,
    ],
  },
  send: {
    page: (home) => [`Hier ist die Seite von ${home}, zum Aufheben oder Weitergeben.`],
    none: (home) => [
      `${home} hat keine eigene Seite. Hinterlassen Sie Ihre E-Mail-Adresse, dann schickt die Firma, was sie hat.`,
    ],
  },
  alert: {
    offer: (described) => [
      `Gern. Danach halte ich Ausschau: ${described}. Wohin darf ich schreiben?`,
      `Natürlich. Sobald es so etwas gibt, hören Sie davon: ${described}. Wohin darf ich schreiben?`,
    ],
    ofHome: (home) => [
      `Gern. Ich sage Ihnen Bescheid, wenn sich der Preis von ${home} ändert oder es verkauft wird. Wohin darf ich schreiben?`,
    ],
    none: ['Gern. Sagen Sie mir zuerst, wonach ich schauen soll: ein Ort, ein Preis, eine Zahl von Schlafzimmern.'],
    made: (email) => [`Erledigt. An ${email} ist eine Nachricht unterwegs: Bestätigen Sie dort, dann geht es los.`],
    watching: (described) => `Danach halte ich Ausschau: ${described}.`,
    confirmed: (email) => [`Erledigt. Neues geht an ${email}.`],
    waiting: ['Erledigt. Von hier gehen noch keine E-Mails hinaus; bis dahin wartet Neues hier im Chat auf Sie.'],
    already: (total, count) => (count === 1 ? 'Eines passt schon jetzt:' : `${total} passen schon jetzt:`),
    ends: ['In jeder Nachricht steht ein Link, der sie mit einem Klick beendet.'],
  },
  save: (home) => [`Tippen Sie auf das Herz, dann bleibt ${home} auf Ihrer Liste.`],
  feelings: {
    cheaper: ['Verstehe. Diese kosten weniger:', 'Gut, dann etwas günstiger:'],
    noneCheaper: [
      'Verstehe, aber günstiger gibt es das hier nicht. Wenn Sie auf einen Wunsch verzichten, findet sich vielleicht mehr.',
    ],
    bigger: ['Verstehe. Diese haben mehr Platz:'],
    likes: (home) => [
      `Gute Wahl. Möchten Sie sich ${home} selbst ansehen?`,
      `Schöne Wahl. Eine Besichtigung von ${home} sagt Ihnen mehr als ich.`,
    ],
    likesAny: ['Das freut mich. Welches gefällt Ihnen am besten?'],
    dislikes: [
      'Kein Problem. Was stört Sie am meisten: der Preis, die Größe oder die Lage?',
      'Gut, diese nicht. Liegt es am Preis, an der Größe oder an der Lage?',
    ],
  },
  area: [
    'Das überlasse ich besseren Quellen: Die Polizei veröffentlicht Zahlen zur Kriminalität, die Schulbezirke ihre eigenen. Am besten fahren Sie hin und sehen sich um.',
    'Über Gegenden urteile ich nicht. Polizei und Schulbezirk veröffentlichen ihre Zahlen, und am meisten sagt ein Besuch.',
  ],
  advice: [
    'Das sollte jemand beantworten, der das Recht und Ihre Lage kennt. Die Firma nennt Ihnen gern jemanden.',
    'Da möchte ich nicht raten: Das gehört in fachkundige Hände. Die Firma kann Ihnen jemanden empfehlen.',
  ],
  offer: {
    home: (home, price) => [
      `${home} soll ${price} kosten. Was der Eigentümer nehmen würde, kann nur der Makler herausfinden.`,
      `Verlangt werden für ${home} ${price}; ob da noch Spielraum ist, kann der Makler fragen.`,
    ],
    unnamed: ['Was ein Eigentümer nehmen würde, kann nur der Makler herausfinden. Um welches Angebot geht es?'],
    costs: [
      'Zum Preis kommen Kaufnebenkosten, Steuern und Versicherung; wie viel, hängt von Ort und Darlehen ab. Jemand von der Firma rechnet es gern mit Ihnen durch.',
    ],
  },
  whyPrice: (home, price) => [`Warum ${home} ${price} kostet, steht nicht im Angebot.`],
  overBy: {
    over: (home, amount, most) => `${home} liegt ${amount} über Ihren ${most}.`,
    under: (home, amount, most) => `${home} liegt nicht darüber, sondern ${amount} unter Ihren ${most}.`,
    unsaid: (home, price) => `${home} kostet ${price}. Wie viel möchten Sie höchstens ausgeben?`,
  },
  perArea: (own, middle) => `Das sind ${own}; bei vergleichbaren liegt die Mitte bei ${middle}.`,
  outside: [
    'Davon verstehe ich nichts. Mein Gebiet sind Immobilien; was suchen Sie?',
    'Da kann ich leider nicht helfen. Bei Immobilien schon: Wo soll Ihre liegen?',
    'Ich bleibe lieber bei den Immobilien. Wollen wir eine suchen?',
  ],
  heard: [
    'Gut zu wissen. Was sollte Ihr Zuhause haben?',
    'Danke, dass Sie es sagen. Wo möchten Sie wohnen?',
    'Alles klar. Was ist Ihnen an einem Zuhause am wichtigsten?',
  ],
  thanks: ['Sehr gern.', 'Gern geschehen.', 'Freut mich, wenn es geholfen hat.'],
  goodbye: ['Auf Wiedersehen und viel Erfolg bei der Suche.', 'Bis bald. Ich bin da, wann immer Sie möchten.'],
  offerPerson: ['Möchten Sie lieber mit jemandem von der Firma darüber sprechen?'],
}
