/**
 * Not, ideally, must, or, and, but, with: what the rest of a clause is governed by. Tag -> phrases, separated by
 * commas.
 */
export const governorWords: Record<string, string> = {
  'scope.notOnly': `
    nicht nur, nicht ausschließlich, nicht unbedingt, nicht allein, nichts gegen, habe nichts gegen,
    ich habe nichts gegen, haben nichts gegen, wir haben nichts gegen, stört mich nicht, muss kein, muss keine,
    muss keinen, müssen kein, müssen keine, nicht bloß, nicht lediglich, mit oder ohne, ob mit oder ohne,
    egal ob mit oder ohne`,
  'glue.insteadOf': `
    statt, anstatt, anstelle, anstelle von, statt einer, statt eines, statt einem, anstatt einer, anstatt eines,
    anstelle einer, anstelle eines`,
  'scope.orElse': `
    sonst, oder sonst, ansonsten, andernfalls, wenn nicht dann, wenn nicht, falls nicht, falls nicht dann, notfalls,
    zur not`,
  'glue.anythingLeft': `
    gibt es gar nichts, gibt es denn gar nichts, denn gar nichts, gibt es wirklich nichts, wirklich nichts, habt ihr gar nichts, haben sie gar nichts,
    [gibt es|gibt's|gibts|gäb es|gäbe es|gäbs|habt ihr|hättet ihr|haben sie|hätten sie|hast du|hättest du] [nicht|nichts|kein|keine|keinen]`,
  'scope.not': `
    nicht, kein, keine, keinen, keinem, keiner, keines, keins, ohne, außer, ausgenommen, weder, nicht in,
    auf keinen fall, bloß kein, bloß keine, bloß keinen, bloß nicht, bitte kein, bitte keine, bitte keinen,
    bitte nicht, ausschließen, exklusive, ausgeschlossen, mit ausnahme von, abgesehen von, nur nicht, niemals, nie,
    nicht mit, aber kein, aber keine, aber keinen, aber nicht, abzüglich, gar kein, gar keine, gar keinen,
    überhaupt kein, überhaupt keine, überhaupt keinen, ohne jegliche, ohne jeden, ohne jede, vermeiden, frei von, o.,
    nichts mit, nichts in, nichts am, ohne eigenen, ohne eigene, ohne eigenes, keinerlei, sondern nicht, fehlen,
    fehlt, lieber nicht, lieber kein, lieber keine, lieber keinen, darf nicht, soll nicht, sollte nicht, will kein,
    will keine, will keinen, möchte kein, möchte keine, möchte keinen, brauche kein, brauche keine, brauche keinen,
    brauchen kein, brauchen keine, brauchen keinen, wollen kein, wollen keine, wollen keinen, möchten kein,
    möchten keine, möchten keinen, darf kein, darf keine, darf keinen, soll kein, soll keine, soll keinen,
    muss nicht in, unter keinen umständen, anstelle, statt einer, statt eines, statt einem, anstatt einer,
    anstatt eines, anstelle einer, anstelle eines, ich hasse, hasse, hassen, kann nicht ausstehen,
    nicht ausstehen kann, kann nicht leiden, mag kein, mag keine, mag keinen, mögen kein, mögen keine, mögen keinen,
    mag nicht, bloß nicht in, nur nicht in, hauptsache nicht, hauptsache nicht in, hauptsache kein, hauptsache keine,
    hauptsache keinen, hauptsache ohne, solange es nicht, solange es nicht in, solange es kein, solange es keine,
    solange nicht, sofern nicht, es sei denn, meide, meiden, auf gar keinen fall, keinesfalls, keineswegs,
    unter keinen umständen in, nie wieder, nie in, niemals in, zeig mir kein, zeig mir keine, zeig mir keinen,
    zeigen sie mir kein, zeigen sie mir keine, zeigen sie mir keinen, will nicht in, will nicht nach, wollen nicht in,
    möchte nicht in, möchten nicht in, alles außer, überall außer, überall außer in, alles andere als, nirgends in,
    schließe aus, besser nicht, besser kein, besser keine, besser ohne, lieber ohne, bitte ohne, aber bitte ohne,
    aber ohne, genug von, satt, null, bin kein fan von, ich bin kein fan von, kein fan von, keine fans von, nichts,
    nicht mitgerechnet, ohne einzubeziehen, schluss mit, genug mit`,
  'glue.dislike': `
    bin kein fan von, ich bin kein fan von, kein fan von, keine fans von`,
  'glue.without': `
    ohne, ohne jeden, ohne jede, ohne jegliche, ohne eigenen, ohne eigene, ohne eigenes`,
  'glue.except': `
    außer, ausgenommen, mit ausnahme von, abgesehen von, alles außer, überall außer, überall außer in, ausschließen,
    exklusive, weder, meiden, vermeiden`,
  'scope.notAfter': `
    ausgeschlossen, ausgenommen, scheidet aus, scheiden aus, fällt weg, fallen weg, kommt nicht in frage, kommen
    nicht in frage, kommt nicht infrage, kommen nicht infrage, geht gar nicht, gehen gar nicht, geht nicht, nein
    danke, will ich nicht, wollen wir nicht, mag ich nicht, mögen wir nicht, möchte ich nicht, möchten wir nicht,
    ausschließen, bitte nicht, lieber nicht, auf keinen fall, auf gar keinen fall, keinesfalls`,
  'scope.wish': `
    idealerweise, am liebsten, am besten, vorzugsweise, bevorzugt, bevorzuge, bevorzugen, möglichst, möglichst mit,
    nach möglichkeit, wenn möglich, falls möglich, wenn es geht, wenns geht, wenn's geht, gerne mit, gern mit,
    gerne auch mit, gern auch mit, gerne in, gern in, gerne auch, gern auch, schön wäre, toll wäre, super wäre,
    ideal wäre, perfekt wäre, gut wäre, klasse wäre, wünschenswert wäre, wünschenswert, ein plus wäre, pluspunkt,
    pluspunkte, bonus, bonus wäre, optional, eventuell, evtl, evtl., vielleicht, vielleicht mit, im idealfall,
    im besten fall, bestenfalls, optimalerweise, wenn verfügbar, falls vorhanden, noch besser mit, noch besser,
    am allerliebsten, wunsch, wünsche, traum wäre, ein traum wäre, wir würden uns freuen über,
    ich würde mich freuen über, freuen würden wir uns über, freuen würde ich mich über, nett wäre, cool wäre,
    großartig wäre, von vorteil wäre, von vorteil, vorteilhaft, vorteilhaft wäre, präferiert, lieber mit,
    es wäre schön wenn, wäre schön wenn, es wäre toll wenn, wäre toll wenn, es wäre super wenn, wünschen uns,
    wünsche mir, würde mir wünschen, würden uns wünschen, wünschen würde ich mir, wünschen würden wir uns,
    wäre nett wenn, hoffentlich, hoffentlich mit, gegebenenfalls, ggf, ggf., nice to have, nice-to-have,
    extra punkte für, pluspunkte für, pluspunkt für, am schönsten wäre, am besten wäre, besonders schön wäre,
    schön wäre auch, toll wäre auch, auch schön wäre, eine bevorzugung für, mit präferenz für, vorliebe für,
    würde nicht nein sagen zu, würde ich nicht nein sagen zu, ich sage nicht nein zu, nichts gegen, hätte nichts gegen,
    hätten nichts gegen, ich hätte nichts gegen, habe nichts gegen`,
  'scope.wishAfter': `
    wäre schön, wäre toll, wäre super, wäre ideal, wäre perfekt, wäre gut, wäre klasse, wäre nett, wäre cool,
    wäre großartig, wäre wünschenswert, wäre ein plus, wäre ein pluspunkt, wäre ein bonus, wäre von vorteil,
    wäre vorteilhaft, wäre ein traum, wäre prima, wäre fantastisch, wäre wunderbar, wäre auch schön, wäre auch toll,
    wäre auch gut, wäre auch nett, wäre optimal, wäre das beste, wäre mir lieb, wäre uns lieb, wäre mir am liebsten,
    wäre uns am liebsten, wären schön, wären toll, wären super, wären ideal, wären gut, wären nett, wären ein plus,
    wären von vorteil, wären wünschenswert, wären perfekt, wären klasse, wären auch schön, wenn möglich, falls möglich,
    nach möglichkeit, bevorzugt, wünschenswert, ist wünschenswert, ist kein muss, kein muss, kein muss sein,
    aber kein muss, ist optional, optional, nicht zwingend, nicht zwingend nötig, nicht unbedingt nötig,
    nicht unbedingt, muss aber nicht sein, muss nicht sein, aber nicht zwingend, aber nicht notwendig, aber nicht nötig,
    nicht notwendig, ist von vorteil, von vorteil, ist ein plus, ist ein pluspunkt, ist ein bonus, am liebsten,
    wäre das i-tüpfelchen, wäre die krönung, wäre das sahnehäubchen, wenn es geht, wenns geht, wenn's geht,
    wenn verfügbar, falls vorhanden, wenn vorhanden, falls verfügbar, würde mich freuen, würde uns freuen,
    würde mir gefallen, würde uns gefallen, würde helfen, hätten wir gerne, hätte ich gerne, hätten wir gern,
    hätte ich gern, wär schön, wär toll, wär super, wär gut, wär nett, wär cool, wär ideal, wär klasse,
    wäre schon schön, wäre schon toll, wäre echt schön, wäre echt toll, wäre sehr schön, ist bevorzugt, wird bevorzugt,
    werden bevorzugt, wäre willkommen, ist willkommen, willkommen, gern gesehen, gerne gesehen, ist nett, ist nice,
    nice to have, wäre nice, mögen wir, mag ich, wäre ein schöner bonus, wäre das tüpfelchen auf dem i, schadet nicht,
    würde nicht schaden`,
  'scope.must': `
    muss, müssen, unbedingt, zwingend, auf jeden fall, muss haben, muss sein, müssen haben, soll, sollte, sollten,
    sollen, ist pflicht, pflicht, ist ein muss, ein muss, notwendig, nötig, erforderlich, ist erforderlich,
    sind erforderlich, ist notwendig, sind notwendig, ist nötig, sind nötig, voraussetzung, ist voraussetzung,
    benötige, benötigen, benötigt, brauche, brauchen, braucht, wichtig, ist wichtig, sind wichtig, wichtig ist,
    wichtig sind, wichtig wäre, definitiv, unverzichtbar, ist unverzichtbar, muss es haben, sollte haben, soll haben,
    sollte es haben, soll es haben, gebraucht, zwingend erforderlich, unbedingt erforderlich, unbedingt nötig,
    bedingung, bedingung ist, ist bedingung, muss dabei sein, müssen dabei sein, sollte dabei sein,
    muss vorhanden sein, sollte vorhanden sein, bitte unbedingt, nichts ohne, nicht ohne, keine ohne, keins ohne`,
  'scope.or': `
    oder, bzw, bzw., beziehungsweise, oder auch, oder aber, und/oder, entweder, /, |, alternativ, oder eben,
    oder vielleicht, oder eventuell, wahlweise, noch, respektive`,
  'scope.and': `
    und, &, plus, sowie, sowie auch, und auch, als auch, sowohl, zusammen mit, außerdem, zudem, u, und noch, und dazu,
    dazu, samt, nebst, und außerdem, und zwar mit, inklusive, inkl, inkl., zusätzlich`,
  'scope.but': `
    aber, jedoch, allerdings, doch, sondern, dafür, trotzdem, hingegen, dagegen, obwohl, wobei`,
  'scope.with': `
    mit, m., mit eigenem, mit eigener, das hat, die haben, der hat, hat, haben, verfügt über, verfügen über,
    ausgestattet mit, bietet, bieten, enthält, besitzt, besitzen, mitsamt, hat auch, mit schönem, mit schöner,
    mit großem, mit großer, mit kleinem, mit kleiner, vorhanden, wo es gibt, verfügend über, das über, die über`,
  'scope.letGo': `
    statt, anstatt, anstelle von, anstelle, statt des, statt der, statt dem, statt eines, statt einer, mit oder ohne,
    muss nicht, müssen nicht, muss kein, muss keine, muss keinen, muss nicht unbedingt, ersetze, ersetz, tausche,
    tausch, ersetzen sie`,
}
