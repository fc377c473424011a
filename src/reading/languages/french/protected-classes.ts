import { mapProtectedClasses, type ProtectedClassWords, readProtectedClasses } from '../tables/protected-class-words.ts'
import { whereText } from './cut-rooms.ts'
import { peoples } from './peoples.ts'

/** Words of fair housing in French; what each list is for is told in `protected-class-words.ts`. */
const written = (): ProtectedClassWords =>
  readProtectedClasses(peoples, {
    requests: `
    des gens comme nous, gens comme nous, gens comme moi, personnes comme nous, personnes comme moi, familles comme
    la nôtre, familles comme nous, voisins comme nous, les nôtres, notre genre, notre genre de personnes, notre type
    de voisins, gens bien, des gens bien, gens normaux, bonnes familles, gens de notre milieu, gens de notre pays,
    de mon pays, de notre pays, qui nous ressemblent, me ressemblent, nous ressemblent, ces gens, ce genre de
    personnes, ce genre de gens, mauvaises personnes, les indésirables, indésirables, racaille, les bonnes
    personnes, même culture, notre culture, ma culture, mêmes valeurs, nos valeurs, même religion, notre religion,
    de ma religion, ma religion, même origine, mêmes origines, notre communauté religieuse, notre foi, ma foi, même
    foi, même race, ma race, autres races, racial, raciale, raciaux, raciales, ethnique, ethniques, multiculturel,
    multiculturelle, multiculturels, diversité, diversifié, diversifiée, peu diversifié, moins diversifié, plus
    diversifié, mixité, mixité sociale, homogène, homogènes, ghetto, ghettos, communautaire, valeurs chrétiennes,
    valeurs traditionnelles, valeurs familiales, familles traditionnelles, famille traditionnelle, français de
    souche, de souche, craignant dieu, qui vont à la messe, vont à l'église, adultes seulement, adultes uniquement,
    réservé aux adultes, réservée aux adultes, interdit aux enfants, interdite aux enfants, exclusivement adultes,
    quartier familial, quartiers familiaux, quartier de familles, ambiance familiale, environnement familial, rue
    familiale, élever des enfants, élever mes enfants, élever nos enfants, élever une famille, fonder une famille,
    vie de famille, femmes seulement, hommes seulement, femmes uniquement, hommes uniquement, filles uniquement,
    couples seulement, couples uniquement, célibataires uniquement, couples mariés uniquement, que des femmes, que
    des hommes, que des couples, que des adultes, que des célibataires, sûr pour une femme, sûre pour une femme, sûr
    pour une famille, sûre pour une famille, sans accent, pas de section 8, sans section 8, pas
    de bons logement, pas d'allocataires, quel genre de gens, quel type de personnes, qui habite, qui vit, quels
    habitants, ouvert aux familles, kid free,
    [ma|notre|ma propre|notre propre|la même|même]
    [race|ethnie|nationalité|culture|religion|foi|tribu|origine|couleur|couleur de peau|patrie|communauté ethnique],
    [mon|notre|mon propre|le même|même] [origine|ethnie|groupe ethnique|peuple|pays d'origine|héritage],
    [mes|nos] [origines|compatriotes|semblables|racines], compatriotes, parmi les miens, près des miens, les miens,
    mes propres origines, exclusivement féminine, exclusivement féminin, exclusivement masculine,
    exclusivement masculin, non mixte femmes, en non-mixité, non mixité`,
    topics: `
    race, races, ethnie, ethnies, religion, religions, nationalité, nationalités, origine ethnique, origines
    ethniques, composition raciale, composition ethnique, démographie, démographique, démographiques, couleur de
    peau, orientation sexuelle`,
    suited: `
    idéal pour, idéale pour, idéaux pour, idéales pour, parfait pour, parfaite pour, sûr pour, sûre pour, sûrs pour,
    sécurisé pour, sécuritaire pour, bien pour, bon pour, bonne pour, adapté aux, adaptée aux, adapté à, adaptée à,
    adapté pour, convenant aux, convient aux, conviennent aux, meilleur pour, meilleure pour, meilleurs pour,
    meilleurs quartiers pour, réservé aux, réservée aux, réservé à, exclusivement pour, uniquement pour, seulement
    pour, recommandé pour, destiné aux, destinée aux, fait pour`,
    accessNeeds: `
    personnes handicapées, personnes à mobilité réduite, mobilité réduite, handicapés, handicapées, fauteuil
    roulant, fauteuils roulants, personnes en fauteuil roulant, personnes âgées, seniors, aînés, retraités,
    aveugles, malvoyants, sourds, pmr`,
    sexes: `
    féminin, féminine, féminins, féminines, masculin, masculine, masculins, masculines, femmes, femme, hommes, homme,
    filles, garçons, dames, messieurs, demoiselles`,
    tongues: `
    français, anglais, espagnol, allemand, chinois, mandarin, cantonais, arabe, russe, ukrainien, polonais, portugais,
    italien, japonais, coréen, vietnamien, tagalog, hindi, ourdou, farsi, persan, créole, hébreu, turc, grec, roumain,
    wolof, bambara, berbère, kabyle, lingala, swahili, une autre langue, d'autres langues, langues étrangères,
    langue étrangère, ma langue, notre langue, la même langue, française, anglaise, espagnole, allemande, chinoise,
    russe, ukrainienne, polonaise, portugaise, italienne, japonaise, coréenne, vietnamienne, persane, turque, grecque`,
    speaking: `
    parle, parlent, parler, parlant, parlé, parlée, l'on parle, on parle, se parle, langue maternelle, première langue,
    langue principale, langue courante, langue dominante, entend, entendre, comprennent, comprend, s'exprime en,
    s'expriment en, locuteurs de, locuteurs, locuteur`,
    helpers: `
    agent, agents, agente, conseiller, conseillère, courtier, avocat, notaire, interprète, traducteur, traduction, vous,
    tu, contrat, contrats, documents, site, répondre, répondez, expliquer, médecin, docteur, dentiste, professeur,
    quelqu'un de votre bureau, votre équipe, votre agence, personnel, interlocuteur`,
    adjoined: `
    église, églises, mosquée, synagogue, temple, école, écoles, collège, lycée, crèche, université, hôpital, clinique,
    restaurant, restaurants, supermarché, supermarchés, marché, magasin, magasins, épicerie, boulangerie, boucherie,
    bar, consulat, ambassade, cimetière, centre, centre communautaire, centre culturel, agent, agente, conseiller,
    courtier, cuisine, style, rue, avenue, jardin, meubles, porte, portes, cours`,
    selfEarning: `
    je gagne, nous gagnons, on gagne, je touche, nous touchons, [mon|notre] [salaire|revenu] est de,
    [mon|notre] [salaire|revenu] est, [mes|nos] revenus sont de, [mes|nos] revenus sont, ma retraite est de`,
    groups: `
    musulman, musulmane, musulmans, musulmanes, islamique, islamiques, chrétien, chrétienne, chrétiens, chrétiennes,
    juif, juive, juifs, juives, hindou, hindoue, hindous, hindoues, bouddhiste, bouddhistes, protestant,
    protestante, protestants, protestantes, mormon, mormone, mormons, mormones, évangélique, évangéliques, athée,
    athées, sikh, sikhe, sikhs, sikhes, maghrébin, maghrébine, maghrébins, maghrébines, hispanique, hispaniques,
    latino, latinoe, latinos, latinoes, immigré, immigrée, immigrés, immigrées, immigrant, immigrante, immigrants,
    immigrantes, migrant, migrante, migrants, migrantes, réfugié, réfugiée, réfugiés, réfugiées, gitan, gitane,
    gitans, gitanes, gay, gaye, gays, gayes, homosexuel, homosexuelle, homosexuels, homosexuelles, lesbienne,
    lesbiennes, transgenre, transgenres, transsexuel, transsexuelle, transsexuels, transsexuelles, métis, métise,
    métiss, métises, afro-américain, afro-américaine, afro-américains, islam, catholiques, arabes, asiatiques,
    africains, africaines, étrangers, étrangères, roms, tziganes, sans-papiers, clandestins, minorités, minorité,
    minorités ethniques, témoins de jéhovah, lgbt, lgbtq, trans, couples homosexuels, couples de même sexe,
    mexicains, indiens, américains, allemands, italiens, espagnols, russes, turcs, algériens, marocains, tunisiens,
    sénégalais, maliens, haïtiens, nigérians, vietnamiens, coréens, européens, ukrainiens, roumains, syriens,
    afghans, pakistanais, antillais, blacks, beurs, gens de couleur, personnes de couleur, expatriés,
    [anglo|franco|russo|arabo|hispano|luso|germano|sino|italo|turco|néerlando|magyaro|berbéro][phone|phones]`,
    ambiguousGroups: `
    blanc, blanche, blancs, blanches, noir, noire, noirs, noires, asiatique, asiatiques, indien, indienne, indiens,
    indiennes, chinois, chinoise, chinoises, japonais, japonaise, japonaises, coréen, coréenne, coréens, coréennes,
    mexicain, mexicaine, mexicains, mexicaines, russe, russes, italien, italienne, italiens, italiennes, irlandais,
    irlandaise, irlandaises, allemand, allemande, allemands, allemandes, polonais, polonaise, polonaises, français,
    française, françaises, africain, africaine, africains, africaines, européen, européenne, européens, européennes,
    américain, américaine, américains, américaines, espagnol, espagnole, espagnols, espagnoles, cubain, cubaine,
    cubains, cubaines, catholique, catholiques, chrétien, chrétienne, chrétiens, chrétiennes, religieux, religieuse,
    religieuses, ethnique, ethniques, arabe, arabes, étranger, étrangère, étrangers, étrangères, portugais,
    portugaise, portugaises, anglais, anglaise, anglaises, vietnamien, vietnamienne, vietnamiens, vietnamiennes,
    libanais, libanaise, libanaises, turc, turche, turcs, turches, brésilien, brésilienne, brésiliens, brésiliennes,
    algérien, algérienne, algériens, algériennes, marocain, marocaine, marocains, marocaines, persan, persane,
    persans, persanes, oriental, orientale, orientals, orientales, orthodoxe, orthodoxes, caucasien, caucasienne,
    caucasiens, caucasiennes, natif, native, natifs, natives`,
    ageGroups: `
    âgé, âgée, âgés, âgées, jeune, jeunes, célibataire, célibataires, marié, mariée, mariés, mariées, riche, riches,
    pauvre, pauvres, divorcé, divorcée, divorcés, divorcées, handicapé, handicapée, handicapés, handicapées,
    masculin, masculine, masculins, masculines, féminin, féminine, féminins, féminines, aveugle, aveugles, sourd,
    sourde, sourds, sourdes, malade, malades, sain, saine, sains, saines, retraité, retraitée, retraités,
    retraitées, enceinte, enceintes, homme, hommes, vieux, vieille, vieilles, sans enfant, avec enfants, femme`,
    members: `
    enfants, enfant, gamins, gosses, bébés, bébé, adolescents, ados, mineurs, familles, famille, familles avec
    enfants, familles nombreuses, femmes, femme, hommes, homme, filles, garçons, personnes âgées, vieux, vieilles,
    vieilles personnes, retraités, retraitées, jeunes, jeunes couples, jeunes familles, couples, couples mariés,
    couples sans enfants, couples non mariés, célibataires, mères célibataires, pères célibataires, mères, divorcés,
    femmes enceintes, handicapés, handicapées, seniors, personnes handicapées, personnes en fauteuil roulant,
    fauteuils roulants, malades mentaux, malades, fous, personnes malades, section 8, locataires section 8,
    bénéficiaires d'allocations, allocataires, assistés, sans-abri, toxicomanes, pauvres, militaires, vétérans,
    anciens combattants, foyers de groupe, foyer de groupe, foyers, foyer pour handicapés, accents, moins de 18 ans,
    de l'étranger, nés à l'étranger, né à l'étranger, d'un autre pays, d'autres pays, venus d'ailleurs,
    venant de l'étranger, aides sociales, allocations, au rsa, touchent des aides, touchant des aides,
    bénéficiaires du rsa, venant de, venant d', venus de, venus d', viennent de, viennent d', originaires de,
    originaires d', nés en, nés au, handicap, handicaps, venant pas de, venant pas d', viennent pas de, viennent pas d',
    pas originaires de`,
    persons: `
    gens, personnes, personne, voisins, voisin, voisines, voisine, résidents, résident, locataires, locataire,
    familles, famille, ménages, population, propriétaires, propriétaire, colocataires, colocataire, habitants,
    habitant, majorité, couples, hommes, femmes, enfants, femme, homme, citoyens, tous, tout le monde, quelqu,
    communauté`,
    areas: `
    quartier, quartiers, voisinage, communauté, communautés, zone, zones, secteur, secteurs, banlieue, banlieues,
    arrondissement, population, majorité, rue, rues, immeuble, immeubles, résidence, ville, partie, coin, village,
    enclave, cité, cités`,
    things: `
    église, églises, mosquée, mosquées, synagogue, synagogues, temple, temples, cathédrale, cimetière, centre,
    centre communautaire, école, écoles, collège, lycée, crèche, université, hôpital, clinique, restaurant,
    restaurants, cuisine, cuisines, style, supermarché, supermarchés, marché, magasin, magasins, épicerie,
    épiceries, boulangerie, boucherie, bar, bars, consulat, ambassade, agent, agents, conseiller, salle, salles,
    salon, bain, bains, chambre, chambres, maison, maisons, pièce, pièces, sol, sols, mur, murs, porte, portes,
    fenêtre, fenêtres, volets, placard, placards, armoires, plan de travail, comptoir, comptoirs, granit, marbre,
    carrelage, carreaux, bois, brique, briques, façade, façades, extérieur, intérieur, couleur, couleurs,
    électroménager, frigo, clôture, jardin, jardins, cour, terrasse, piscine, piscines, parc, parcs, aire de jeux,
    jeux, rampe, accès, ascenseur, parking, stationnement, place, garage, voiture, meubles, tapis, toit, toits,
    langue, cours, architecture, design, escalier, escaliers, lac, rivière, montagne, vallée, roche, mat`,
    lawful: `
    [mon|ma|mes|notre|nos] [vieux|vieille|ancien|ancienne|anciens]
    [propriétaire|propriétaires|voisin|voisine|voisins|ami|amie|amis|patron|locataire|collègue|agent], maison familiale,
    maisons familiales, logement familial, unifamiliale, unifamilial, unifamiliales, multifamiliale, multifamilial,
    communauté 55+, communauté 55 ans et plus, 55 ans et plus, résidence senior, résidence seniors,
    résidence pour seniors, résidence services, maison de retraite, chambre d'enfant, chambre d'enfants,
    chambre des enfants, chambres d'enfants, salle de jeux, aire de jeux, accepte section 8, acceptent section 8,
    section 8 acceptée, section 8 accepté, acceptant section 8, cuisine américaine, portes françaises, porte-fenêtre,
    enfants bienvenus, enfants acceptés, familles bienvenues, cuisine blanche, maison blanche, salle familiale,
    accessible en fauteuil roulant, accessible aux fauteuils roulants, accessible aux personnes handicapées,
    accessible aux handicapés, accès handicapé, accès handicapés, place handicapé, stationnement handicapé,
    adapté aux fauteuils roulants, chien d'assistance, chien guide, rue de l'église, sans distinction de race,
    sans distinction de religion, logement abordable, plain-pied, de plain-pied, prêt va, suite parentale,
    style français, style espagnol, discrimination, à cause de ma religion, pour des raisons religieuses, par ma foi,
    en raison de ma religion, accès handicap, accessible handicap, adapté handicap, normes handicap,
    école [de|pour] [filles|garçons], écoles [de|pour] [filles|garçons], lycée de [filles|garçons|jeunes filles]`,
    faithBuildings: `
    église, églises, mosquée, mosquées, synagogue, synagogues, temple, temples, cathédrale`,
    shunning: `
    pas de, pas d', pas, sans, loin de, loin d'une, loin d', loin des, loin du, éviter, évitez, sauf, aucune, aucun,
    pas près de, pas près d'une, pas à côté de, éloigné de, éloignée de, je ne veux pas, nous ne voulons pas`,
    access: `
    accepte, acceptent, acceptant, autorise, autorisent, admet, admettent, bienvenus, bienvenues, bienvenu,
    acceptés, acceptées, admis, louer à, loue à, louent à, vendre à, vend à, vendent à, peuvent, peut, discrimine,
    discrimination contre, discrimination envers`,
    selecting: `
    pas de, pas d', pas, sans, ni, aucun, aucune, peu de, peu d', moins de, moins d', le moins de, le moins d', loin
    de, loin des, loin du, loin d', éloigné de, éloigné des, seulement, uniquement, exclusivement, entre, parmi,
    entouré de, entouré d', entourée de, entourés de, éviter, évitez, je ne veux pas, je ne veux pas de, je ne veux
    pas d', nous ne voulons pas de, n'aime pas, n'aimons pas, déteste, détestons, où vivent, où habitent, où il y a,
    où il n'y a pas, où ne vivent pas, avec beaucoup de, avec peu de, beaucoup de, beaucoup d', trop de, trop d',
    plein de, plein d', rempli de, d'autres, sauf, excepté, hors, exclure, exclus, près de, près d', près des, à
    côté de, à côté des, à côté d', proche de, proche des, rien que des, que des, ne ... que, libre de, interdit
    aux, interdire, interdisent, interdit, refuse, refusent, refusant, n'accepte pas, n'acceptent pas, n'acceptant
    pas, n'autorise pas, personne, peur de, peur des, marre de, marre des, allergique aux, gêné par, préfère,
    préférons, de préférence, veux, voulons, trier par, trié par, classer par,
    n'ont pas d', n'ont pas de, n'a pas d', ne sont pas, ne soient pas, ne doivent pas être, n'y ait pas de,
    n'y ait pas d', strictement, qu'entre, n'acceptant que, entre, habité par, habitée par, habitée uniquement par,
    habité uniquement par, occupé par, occupée par, occupée uniquement par, uniquement par, peuplé de, peuplé d'`,
    selectingAfter: `
    seulement, uniquement, exclusivement, à côté, autour, aux alentours, à proximité, dans l'immeuble, dans le
    quartier, dans la rue, dans le voisinage, dans la résidence, dans la maison, y vivent, y habitent, vivent,
    habitent, vivant, habitant, vivent là, au-dessus, en face, pas admis, interdits, non admis, refusés, exclus,
    comme voisins, de préférence,
    de préférence uniquement, strictement, préférée, préférées`,
    shares: `
    majorité, la majorité, la majorité des, majoritairement, en majorité, principalement, surtout, essentiellement,
    pourcentage de, pourcentage d', le pourcentage de, majorité de, proportion de, nombre de, combien de, combien
    d', plus de, plus d', moins de, moins d', le plus de, très, trop, tout, tous, toutes, entièrement, presque,
    quasi, historiquement, à quel point, plus, moins, seulement, uniquement`,
    between: `
    les, des, de, d', du, autres, trop, beaucoup, bruyants, et, ou, ni, le, la, l', un, une, gens, plus, très, qui,
    sont, est, soit, soient, être, ait, petits, jeunes, bons, bonne, bon, type de, genre de, dont, tous, à,
    majorité, vivent, parlent, se`,
    pleases: `
    s'il vous plaît, s'il te plaît, svp, stp, merci, si possible`,
    breaks: `
    avec, pour, dans, à, au, aux, près, près de, proche de, en, sur, sous, de, depuis, par, chez`,
    selfBeing: `
    je suis, nous sommes, on est, moi je suis, j'étais, nous étions, je m'appelle, mon nom est, on m'appelle, je me
    nomme, étant,
    [ma|notre] [religion|foi|race|ethnie|nationalité|culture|langue maternelle|langue] est, [mon|notre] origine est,
    elle est`,
    selfAs: `comme, en tant que, en tant qu'`,
    selfHaving: `
    j'ai, nous avons, on a, j'attends, nous attendons, je n'ai pas de, je n'ai pas d', nous n'avons pas de, nous
    n'avons pas d', j'ai aussi, on attend`,
    selfLiving: `
    je viens de vendre, nous venons de vendre, je viens d'acheter, nous venons d'acheter, on vient de vendre, je
    suis né, je suis née, je viens, je viens de, je viens du, je viens d', nous venons, nous venons de, nous venons
    du, nous venons d', on vient de, on vient du, je travaille, nous travaillons, je vis, nous vivons, j'habite,
    nous habitons, j'ai grandi, j'ai vécu, j'ai déménagé, nous avons déménagé, j'ai vendu, nous avons vendu, j'ai
    acheté, je suis arrivé, je suis arrivée, nous sommes arrivés, j'ai immigré, nous avons immigré, j'ai fui, nous
    avons fui, je prie, nous prions, je prends ma retraite, j'ai pris ma retraite, je me suis marié, je me suis
    mariée, nous nous sommes mariés, je parle, nous parlons, je vais à l'église, nous allons à l'église, j'utilise
    un fauteuil roulant, j'utilise un fauteuil, je porte, j'enseigne, j'étudie, nous étudions, je touche, je reçois,
    je souffre, j'ai perdu, je pratique, je mange halal, je mange casher, j'ai servi,
    je loue à, nous louons à, on loue à, j'étudie, j'ai étudié, je vis actuellement, j'habite actuellement`,
    lifeVerbs: `
    vient de, est né, est née, travaille, habite, vit, parle, a vendu, utilise un fauteuil roulant, ne peut pas, a
    perdu, attend un enfant,
    étudie, vivra avec nous, vit avec nous, va vivre avec nous, habitera avec nous, emménage avec nous, prie, enseigne,
    a`,
    introductions: `
    ici, c'est`,
    presences: `
    ici`,
    salutations: `
    salam, salaam, as salam alaykoum, salam alaykoum, salamou alaykoum, shalom, namaste, que dieu vous bénisse, dieu
    vous bénisse, inch allah`,
    selfOwning: `
    mon, ma, mes, notre, nos, son, sa, ses`,
    relatives: `
    femme, mari, épouse, époux, conjoint, conjointe, compagnon, compagne, partenaire, enfants, enfant, fils, fille,
    filles, garçon, garçons, bébé, bébés, jumeaux, mère, père, parents, maman, mamans, papa, papas, mères, pères,
    grand-mère, grand-père, grands-parents, petits-enfants, petit-fils, petite-fille, belle-mère, beau-père,
    beaux-parents, couple, famille, copain, copine, fiancé, fiancée, frère, frères, soeur, soeurs, sœur, sœurs,
    oncle, tante, cousin, cousine, ami, amie, amis, étudiant, étudiante, étudiants, prêtre, pasteur, rabbin, imam,
    religieuse, infirmier, infirmière, médecin, ingénieur, professeur, enseignant, enseignante, chauffeur, routier,
    retraité, retraitée, retraités, célibataire, veuf, veuve, personne, homme, hommes, femmes, ménage, soldat,
    vétéran, client, cliente, collègue, ouvrier, employé, avocat, artiste, développeur, immigré, immigrée, réfugié,
    réfugiée, chrétien, chrétienne, catholique, musulman, musulmane, juif, juive, athée, lesbienne`,
    conditions: `
    handicap, un handicap, cancer, carte verte, cécité, autisme, autiste, diabète, épilepsie, visa, titre de séjour,
    fauteuil roulant, en fauteuil roulant, béquilles, ans, mois, allocation, allocations, bon logement, pension,
    retraite, religion, foi, église, mosquée, nom, langue maternelle, accent, travail, maladie, dépression, chien
    guide, au chômage, dans l'armée`,
    traits: `
    jeune, jeunes, retraité, retraitée, retraités, retraitées, marié, mariée, mariés, mariées, célibataire,
    célibataires, divorcé, divorcée, divorcés, divorcées, veuf, veufe, veufs, veufes, petit, petite, petits,
    petites, grand, grande, grands, grandes, âgé, âgée, âgés, âgées, vieux, vieuse, vieuses, handicapé, handicapée,
    handicapés, handicapées, aveugle, aveugles, sourd, sourde, sourds, sourdes, autiste, autistes, malade, malades,
    enceinte, enceintes, gay, gaye, gays, gayes, trans, transe, transs, transes, séparé, séparée, séparés, séparées,
    jeunes mariés, jeune mariée, pacsés, nouveau, nouvelle, nombreuse, monoparentale, recomposée, adolescent,
    adolescents, noir, noire, blanc, blanche, seul, seule, ensemble, né, née, de couleur, même sexe, du même sexe,
    de même sexe, homoparentale, croyant, croyants, pratiquant, pratiquante, au chômage, homosexuel, lesbien, en
    fauteuil roulant, tranquille, professionnel, professionnelle, ans, originaire`,
    articles: `
    un, une, des, le, la, les, l', est, sont, a, ont, aussi, très, tous deux, toutes deux, deux, qui, plusieurs,
    que, d'origine, bientôt`,
    nones: `
    pas de, pas d', aucun, aucune`,
    selfSubjects: `
    moi, nous, je, elle, lui, il, eux`,
    purposes: `
    pour`,
    greetings: `
    bonjour, bonsoir, salut, coucou, bonjour à tous, madame, monsieur, hello, allô, cher monsieur, chère madame`,
    needs: `
    cherche, cherchons, cherchent, cherchant, recherche, recherchons, recherchent, veux, veut, voulons, voudrais,
    voudrions, voudrait, aimerais, aimerions, aimerait, souhaite, souhaitons, désire, désirons, besoin, ai besoin,
    avons besoin, a besoin, j'ai besoin, il me faut, il nous faut, avec un budget, budget, mon budget, notre budget,
    montre, montrez, montrez-moi, trouve, trouvez, intéressé, intéressée, intéressés, envie, prêt à, prête à, prêts
    à, à la recherche, en quête, peux dépenser, pouvons dépenser, jusqu'à, maximum, préfère, préférons, déteste,
    n'aime pas, peur, marre, allergique, raciste, contre, gêné, entouré, parmi, quels, quelles, quel, quelle,
    combien, où, y a-t-il, avez-vous, s'il vous plaît, déménage à, déménager, on cherche, on veut, on voudrait, en
    train de chercher, pense, pensons, espère, espérons`,
    origins: `
    de, du, des, d', né à, née à, né en, née en, née au, né au, viens de, viens du, venons de, venons du, originaire
    de, originaire du, vis à, vivons à, habite à, travaille à, travaille chez, travaille pour, étudie à, arrivé de,
    arrivée de, arrivés de`,
    seams: `
    et, donc, alors, qui, ici, mais, aussi, puis, car, parce que, c'est pourquoi, du coup, ainsi, et donc, que`,
    signOffs: `
    merci, merci beaucoup, cordialement, bien cordialement, salutations, bonne journée`,
  })

/** "où vivent" is looked up as its tokens have it: told from "ou" by another word. */
export const protectedClasses = (): ProtectedClassWords =>
  mapProtectedClasses(written(), (phrases) => phrases.map((phrase) => phrase.replace(/(?<=^| )où(?= |$)/g, whereText)))
