import type { PlainWords } from '../tables/plain-words.ts'

/** Words of French that claim nothing of a home. */
export const frenchPlain: PlainWords = {
  verbs: `
    abandonner aborder accepter accompagner accorder adapter adopter adorer affiner affronter agir aider aimer
    ajouter ajuster aligner alterner amener amuser analyser animer annoncer apporter apprecier apprivoiser approcher
    approuver argumenter arriver articuler aspirer assister associer assumer attirer avancer avantager baliser bercer
    bluffer bousculer briller cadrer calculer captiver caracteriser causer cerner changer charmer chercher chiffrer choquer
    cibler circuler clarifier cocher coincider coller combiner combler commencer commenter comparer compenser compliquer
    composer compter concentrer concilier concorder conferer conjuguer conseiller considerer consister
    consulter contenter continuer contraster correspondre coter couler couper creuser croiser cuisiner cumuler decaler
    decider decliner decortiquer dedier definir degager deguster demarquer demontrer departager dependre depasser deranger
    deriver desirer detailler deviner discuter disposer dissiper distinguer donner douter echanger
    echapper eclaircir ecouter effrayer egaler elaborer elargir eliminer emballer emerveiller empecher employer
    encourager enchanter enchainer englober entamer entrainer envisager epauler eplucher epouser equilibrer esperer
    estimer etonner etudier evaluer eveiller eviter evoluer evoquer exagerer examiner exclure exiger exister expliquer
    explorer exprimer faciliter fasciner favoriser feliciter figer figurer filer filtrer former formuler frapper
    gagner gouter guider habituer hesiter ignorer imaginer impliquer importer imposer
    impressionner inciter incliner incomber indiquer influencer inquieter insister inspirer intentionner
    interesser interpreter interroger intriguer inviter jongler jouer juger justifier laisser lancer limiter lister
    manquer marier marquer meler meriter mesurer miser moduler montrer motiver nommer nuancer obliger
    observer opter ordonner organiser orienter oser oublier passer patienter peaufiner
    penser percer permettre peser planifier plonger pointer porter poser poursuivre pousser precipiter preciser
    preferer preoccuper presenter presumer preter privilegier proceder profiter projeter
     questionner quitter raconter raisonner rallonger ramener ranger rappeler rassembler rassurer rater
    rattacher realiser recapituler rechercher reclamer recommander reconsiderer redouter reflechir regarder
    regrouper rejeter relativiser relever remarquer remercier remonter rencontrer renoncer renseigner rentrer repasser
    repenser reperer reposer representer respecter respirer ressembler rester resumer retrouver reunir
    reveler rever risquer saisir satisfaire savourer seduire sembler signifier simplifier situer
    souhaiter souligner soupconner sous-estimer stimuler suffire suggerer supposer suspecter susciter
    tabler tarder tendre tenter terminer tirer tomber toucher tourner trancher travailler traiter
    trier trouver utiliser valser varier veiller verifier viser visualiser zoomer abonder
    choisir reussir reflechir rebondir reagir convertir enrichir epanouir remplir saisir agir aboutir definir
    attendre entendre perdre rendre repondre tendre defendre correspondre confondre dependre pretendre`,
  others: `
    demande souhait phrase etape
    absolu accent accord accueillant action adapte adequat agreable aise aisance alternative
    ambiance ambitieux ampleur angle apercu apport appreciable approche approprie aptitude argument aspect astuce
    atmosphere atout attention attentif attirant attrait attrayant attribut authentique avantage aventure avis balance
    base beau beaute bemol benefice bilan bon bonheur bref brillant but cachet calcul
    candidat capacite caractere caracteristique cas casquette casse-tete catalogue certain certitude chaleur chaleureux
    chance charmant charme cheminement choix chose cible clair classique coherent combinaison commentaire
    commodite commun comparable comparaison complet complexe complique concept conclusion concret
    confiance confort confortable confus conseil consideration considerable constat contexte contraire contrainte contraste
    convaincant convenable convive convivial convivialite correct coup critere crucial cuisinier curieux curiosite
    debat decisif decision declic decouverte defaut defi definitif delicat delicieux demarche depart depense
    desavantage desir detail determinant different difference difficile difficulte dilemme discussion
    distinct divers doute douteux doux ecart effet effort elegance elegant element emotion enjeu
    ennui enorme enthousiasme enthousiaste entrain envie equilibre equivalent espoir esprit essence essentiel etape
    etonnant evidence evident exact excellent exception exceptionnel excessif exemple exigence exigeant experience
    explication extraordinaire fabuleux facile facilite facon facteur faible faiblesse familier fan fantastique
    fascinant faveur favorable favori fidele fier fil final finaliste flexibilite flexible fluide fonction
    fonctionnel fond force formidable formule fort fou fourchette fraicheur franc frein front fructueux gagnant
    general genereux genial genre geste global gout grand gros habitude habituel harmonie harmonieux
    hesitant honnete honneur humeur hypothese ideal idee illusion image imagination immediat important
    impression impressionnant imprevu incertain incertitude inconvenient incontournable incroyable indecis
    indication indispensable informel initial inoubliable inquiet inquietude inspirant inspiration instinct intention
    interessant interpretation intrigant intuition irresistible issue joie joli joyau judicieux juste laisse
    leger lecture liberte ligne limite liste logique long louche loupe magique majeur majorite malin maniere
    marge matiere meilleur melange memorable menu mere mesure mine minime moindre moment
    motivation motif moyen naturel necessaire necessite negatif net nombre nombreux notable note notion nuance objectif objet
    obstacle occasion opinion opportun opportunite optimal option ordinaire ordre panel
    parfait part particularite particulier partie passion passionne patience peine penchant pensee perspective petit
    place plaisant plaisir plausible plus point pointilleux polyvalence polyvalent positif
    possibilite pratique precaution precieux precis preference preferable premier preoccupation
    principal principe priorite prioritaire probable probleme profil profond prometteur propos
    proposition propre prudent question quotidien radieux raffine raison raisonnement
     ravi realiste realite recapitulatif recherche recommandation recul reel reference reflexe reflexion
    regard regle relatif relation relaxant remarquable repere repit reponse requis resistant durable
    respiration ressenti resultat resume reve risque robuste role romantique rude rythme saveur scenario seduisant
    selection sens sensation sense sensible sentiment serieux seul significatif signe similaire similitude
    simple simplicite sincere situation sobre soin solide solution sorte souci souhait souple souplesse souvenir special
    spectaculaire style subjectif substance subtil succes suffisant suggestion sujet sur surprenant surprise
    sympathique synthese taille tel temps tendance tentant tentation terrible theme ton total touche
    traditionnel tri typique ultime unique utile utilite valable valide variable varie variete
    vaste verite version vertu vigilance vigilant vital vive vrai volonte palette
    poignee eventail gamme bouffee bijou pepite perle surnombre bricoleur gourmet gourmand amateur tentateur`,
  fixed: `
    ailleurs ainsi alors assez au aucun aucune aucunement aussi autant autre autres
    autrement aux avec beaucoup bel belle belles beaux c car ce ceci cela celle celles celui cependant certes
    ces cet cette ceux chacun chacune chaque ci combien comme comment contre d dans davantage de
    depuis des donc dont du durant elle elles en encore enfin
    ensuite entre envers environ eux faute grace hormis il ils j jamais je jusque l la laquelle le lequel
    lesquelles lesquels leur leurs lors lorsque lui ma mais malgre me meme memes mes mieux moi moins mon
    n ne neanmoins ni non nos notre notamment nous nul on or ou oui outre par parce parfois parmi pas pendant peu
    peut-etre plutot plusieurs pour pourquoi pourtant presque puis puisque qu quand quant que quel quelle
    quelles quelque quelques quelqu quels qui quoi quoique rien s sa sans sauf se selon ses si sinon soi soit son soudain
    souvent surtout t ta tandis tant te tellement tes toi ton tot toujours toute toutes tous tout toutefois tres
    trop tu un une voici voila volontiers vos votre vous vraiment y
    clairement franchement globalement honnetement heureusement idealement evidemment egalement effectivement
    generalement habituellement largement logiquement malheureusement naturellement nettement notablement parfaitement
    particulierement personnellement pleinement plaisamment pratiquement principalement probablement rapidement
    reellement relativement sensiblement serieusement simplement sincerement suffisamment surement
    uniquement vivement visiblement confortablement aisement facilement difficilement elegamment joliment
    agreablement apparemment certainement concretement essentiellement eventuellement exactement
    extremement fidelement finalement forcement fortement incontestablement justement legerement manifestement
    normalement objectivement precisement subjectivement tellement typiquement veritablement vraisemblablement
    agreablement harmonieusement subtilement judicieusement
    ai as a avons avez ont aurai aura auras aurez auront aurais aurait auriez auraient aie aies ait ayez aient eu
    dis dit dites disent dirai dirais dirait disais disait disiez dise disant
    fais fait faites font ferai fera feras ferez feront ferais ferait feriez fasse fassiez faisant faire
    va vais vas vont allez allons aller irai ira irez iront irais irait iriez aille alliez allant
    peux peut peuvent pouvez pourrai pourra pourrez pourront pourrais pourrait pourriez pourraient puisse
    puissiez pu pouvant pouvoir
    veux veut veulent voulez voudrai voudra voudrais voudrait voudriez veuille veuillez voulu voulant vouloir
    dois doit doivent devez devrai devra devrez devrais devrait devriez devraient devoir
    sais sait savent savez saurai saura saurez saurais saurait sauriez sache sachiez savoir su
    vois voit voient voyez verrai verra verrez verrais verrait verriez voie vu
    viens vient viennent venez viendra viendrait vienne venu venir convient conviennent conviendra conviendrait convienne
    tiens tient tiennent tenez tiendra tiendrait tienne tenu tenir retient retenir retenu obtenez obtenir maintenir
    mets met mettent mettez mettra mettrait mette mis mettre
    prends prend prennent prenez prendra prendrait prenne pris prendre comprends comprend comprenez comprendre
    crois croit croyez croire croyais plait plaisent plaira plairait plaise plaire apparait parait paraissent paraitre
    connais connait connaissez connaitre suit suis suivre suivez suivent suivant sort sortent sortez sent sentent sentez
    sentir sens ressort ressortent vaut valent vaudra vaudrait vaudrais vaille valoir faut faudra faudrait fallait
    suffit suffira suffirait lis lit lisez ecris ecrit ecrivez decrit decrivez
    offrez offrir ouvrez tient sert servent servir repond repondent repondez attends attend attendez
    entends entend perds perdez rend rendent rendez rendrait tend depend dependra dependrait correspond correspondent
    sois soyez soyons serai sera serez seront serais serait seriez seraient fut fus etais etait etiez etaient etant ete
    etre es est sommes etes sont conclu conclure seduit traduit plu resume
    reflechis reflechit reflechissez choisis choisit choisissez choisi reussit remplit remplissent reunit reunissent
    prefere preferez preferent prefererais prefererait suggere suggerez considere considerez espere esperez
    rappelle rappelez appelle jette jetez pese pesent leve acheve gere gerent gerez revele revelent complete
    completent recele releve mene menent amene
    demi demie`,
  phrases: `
    plus grand atout, plus grand avantage, principal atout, plus gros avantage, plus grande difference,
    meilleur argument, a l'arriere, l'arriere, espace dehors, de l'espace dehors, en plein air, espace exterieur, l'interieur,
    ameliorations plus recentes, plus recentes, un agencement classique, agencement classique, sensation
    d'ouverture, laissent entrer, laisse entrer, une grosse depense, grosse depense, gros poste, criteres
    redhibitoires, redhibitoires, redhibitoire, a premiere vue, a vue d'oeil, a la fois, a mon avis, a noter, a titre de comparaison, au bout du compte, au final,
    au fond, au juste, au passage, au premier abord, au total, au moins, au pire, au mieux, bel et bien, bien entendu, bien
    sur, cote a cote, coup d'oeil, coup de coeur, d'abord, d'ailleurs, d'autre part, d'un cote, de l'autre, d'une part, de
    loin, de plus, de temps en temps, de toute facon, dans l'ensemble, dans tous les cas, du coup, en bref, en clair, en
    cours de route, en definitive, en effet, en fait, en fin de compte, en general, en gros, en l'occurrence, en
    moyenne, en particulier, en plus, en principe, en quelque sorte, en resume, en revanche, en somme, en tete, en tout
    cas, en vaut la peine, vaut la peine, vaut le coup, vaut le detour, entre autres, et ainsi de suite, faire le tour,
    il va de soi, la suite, le cas echeant, mine de rien, mot a mot, n'hesitez pas, pas a pas, pas mal de, pas mal,
    par ailleurs, par contre, par exemple, par rapport, petit a petit, plus ou moins, point de depart, point fort, points
    forts, point faible, points faibles, points a verifier, pour l'instant, pour la suite, pour le moment, pour ma part,
    pour et les contre, le pour et le contre, prendre en compte, pris en compte, prenez en compte, quant a, rendez-vous
    compte, sans doute, sans hesiter, sauf erreur, sort du lot, sortent du lot, sortir du lot, sous la main, tirer parti,
    tirer profit, tour d'horizon, tout a fait, tout compte fait, tout d'abord, tout de meme, tout de suite, tres bien, y
    compris, attire l'attention, attirer l'attention, saute aux yeux, a votre rythme, a vos yeux, fait sens, de cote`,
  forms: {
    verbs: {
      er: `e es ons ez ent ais ait ions iez aient a ant as erent ee ees erai era eras erons erez eront erais erait eriez
        eraient eant eons eais eait`,
      ir: `is it issons issez issent issais issait issiez issant ira irai iras irez iront irais irait iriez i ie ies isse`,
      re: 's ons ez ent ais ait ant ra rai rez ront rais rait riez u ue us ues e',
      yer: 'ie ies ient iera ierait',
      cer: 'cons cais cait cant',
    },
    others: {
      '': 's e es',
      e: 'es',
      eux: 'euse euses',
      if: 'ive ifs ives',
      al: 'ale ales aux',
      el: 'elle elles els',
      il: 'ille',
      on: 'onne onnes ons',
      ien: 'ienne iennes',
      er: 'ere eres ers',
      eur: 'euse euses rice',
      teur: 'trice trices',
      doux: 'douce douces',
      faux: 'fausse',
      roux: 'rousse',
      beau: 'belle beaux',
      gros: 'grosse grosses',
      bas: 'basse',
      ouveau: 'ouvelle',
      ou: 'olle',
      ref: 'reve',
      anc: 'anche',
      ori: 'orite orites',
      et: 'ete etes ette',
    },
  },
  manners: '',
  tellingManners: '',
  beforeVerbs: `
    vous pouvez, vous pourriez, vous pourrez, vous de, de, de, vous aide a, aide a, facile a,
    difficile a, vous voulez, vous souhaitez, vous aimeriez, envie de, sans, au lieu de, plutot que de`,
  acts: `
    nager skier naviguer surfer pecher amarrer garer stationner marcher promener pedaler rouler courir conduire griller
    planter cultiver recolter entendre sentir louer sous-louer revendre batir construire diviser agrandir convertir
    financer emprunter deduire virer payer posseder baigner doucher chauffer refroidir fermer arriver acceder entrer
    sortir monter descendre ramer camper voir regarder utiliser renover demolir vendre gagner deposer envoyer negocier
    signer obtenir avoir acheter heriter trouver profiter laisser encaisser marchander baisser transferer rejoindre`,
  actEndings: 'er ir re',
}
