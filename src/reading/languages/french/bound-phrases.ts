/** How limits on an amount are said, before it and after it. Tag -> phrases, separated by commas. */
export const boundPhrases: Record<string, string> = {
  'bound.min': `
    au moins, au minimum, minimum, min, minimale, minimal, un minimum de, minimum de, pas moins de, pas moins que,
    avec au moins, d'au moins, d'au minimum, au minimum de, à tout le moins, >=, supérieur[|e] ou égal[|e] à, ne pas
    descendre sous, avec un minimum de, de minimum, rien en dessous de, rien sous, rien à moins de, pas en dessous de,
    pas sous, jamais moins de, minimum requis de, égal ou supérieur à, comptant au moins, ayant au moins, possédant au
    moins, mini`,
  'bound.max': `
    au plus, au maximum, maximum, max, maximal, maximale, un maximum de, maximum de, pas plus de, pas plus que,
    jusqu'à, jusqu'aux, tout au plus, à concurrence de, ne dépassant pas, ne dépassant pas les, ne dépasse pas, ne
    dépasse pas les, ne dépassent pas, qui ne dépasse pas, qui ne dépasse pas les, qui ne dépassent pas, qui ne
    dépassent pas les, sans dépasser, sans dépasser les, n'excédant pas, qui n'excède pas, qui n'excèdent pas, sans
    excéder, ne pas dépasser, ne pas dépasser les, limite de, limité à, plafonné à, plafond de, plafond, <=,
    inférieur[|e] ou égal[|e] à, rien au-dessus de, rien de plus de, à moins de plus de, dans la limite de, avec un
    maximum de, pas au-dessus de, pas au dessus de, rien au dessus de, je peux aller jusqu'à, aller jusqu'à, pouvant
    aller jusqu'à, à hauteur de, au prix maximum de, qui ne coûte pas plus de, ne coûtant pas plus de, coûtant au
    plus, maxi, jusque, d'au plus, jamais plus de, égal ou inférieur à, en restant sous, rester sous, en restant sous
    les, rester sous les,
    pas plus cher que, pas plus chère que, pas plus chers que, pas plus chères que, sans excéder`,
  'bound.over': `
    plus de, plus d, plus que, au-dessus de, au dessus de, au-delà de, au delà de, supérieur[|e|s|es] à, >, dépassant, qui
    dépasse, qui dépassent, excédant, de plus de, avec plus de, à plus de, à partir de plus de, plus grand[|e|s|es]
    que, plus cher[|s] que, plus chère[|s] que, qui fait plus de, qui font plus de, + de, coûtant plus de, ayant plus
    de, strictement plus de, supérieure aux`,
  'bound.under': `
    moins de, moins que, en dessous de, en-dessous de, au-dessous de, au dessous de, sous, sous les,
    inférieur[|e|s|es] à, <, pour moins de, à moins de, de moins de, avec moins de, moins cher[|s] que, moins
    chère[|s] que, plus petit[|e|s|es] que, en deçà de, qui fait moins de, qui coûte moins de, coûtant moins de, qui
    coûtent moins de, ayant moins de, en bas de, inférieure aux, en dessous des, strictement moins de`,
  'bound.about': `
    environ, à peu près, autour de, autour des, aux alentours de, aux environs de, approximativement, dans les, près
    de, vers, ~, aux alentours des, grosso modo, plus ou moins, de l'ordre de, avoisinant, avoisinant les, presque,
    proche de, proche des, d'environ, à environ, env, env., approx, approx., quelque chose comme, avoisine, avoisine
    les, qui avoisine, qui tourne autour de, tournant autour de, dans ces eaux-là, à la louche, dans les environs de`,
  'bound.exact': `
    exactement, précisément, pile, juste, seulement, uniquement, égal à, =, tout juste`,
  'bound.after': `
    après, postérieur[|e|s|es] à, plus récent[|e|s|es] que, plus neuf que, plus neuve que, ultérieur[|e|s|es] à,
    passé, après l'an, après l'année`,
  'bound.since': `
    depuis, à partir de, à partir du, à partir des, à compter de, pas avant, pas antérieur[|e|s|es] à, pas plus vieux
    que, pas plus vieille[|s] que, pas plus ancien[|ne|s|nes] que, au plus tôt en, à partir d', depuis l'année, non
    antérieur[|e|s|es] à, commençant à, débutant à, au départ de`,
  'bound.before': `
    avant, antérieur[|e|s|es] à, plus ancien[|s] que, plus ancienne[|s] que, plus vieux que, plus vieille[|s] que,
    avant l'année, avant l'an, précédant`,
  'bound.until': `
    pas après, au plus tard en, au plus tard, pas postérieur[|e|s|es] à, pas plus récent[|e|s|es] que`,
  'post.min': `
    ou plus, et plus, au moins, au minimum, minimum, min, mini, ou davantage, et davantage, ou au-delà, et au-delà, ou
    au dessus, +, ou supérieur, ou au-dessus, et au dessus, et au-dessus, minimales, minimaux, ou mieux, au bas mot,
    et +, ou +, de minimum`,
  'post.max': `
    ou moins, et moins, au plus, au maximum, maximum, max, maxi, tout au plus, ou en dessous, et en dessous, ou
    inférieur, c'est mon maximum, c'est mon max, c'est mon budget, c'est le maximum, c'est ma limite, est mon maximum,
    est mon max, est ma limite, est mon budget, grand maximum, grand max, à tout casser, maximum maximum, dernier
    prix, c'est notre maximum, est notre maximum, comme maximum, de maximum, comme plafond, est notre budget, c'est
    notre budget, comme limite, de budget max, de budget maximum, de budget maxi`,
  'glue.percent': `
    pour cent, pourcent`,
  'post.about': `
    environ, à peu près, plus ou moins, approximativement, ou à peu près, ou presque, à quelque chose près, ou
    environ, ou par là, ou dans ces eaux-là, env`,
  'post.since': `
    ou plus récent[|e|s|es], et plus récent[|e|s|es], ou après, et après, ou ultérieur[|e|s|es], et suivantes, ou plus
    neuf, ou plus neuve, à aujourd'hui, à nos jours, ou postérieur[|e|s|es], à maintenant`,
  'post.until': `
    ou plus ancien[|s], ou plus ancienne[|s], et plus ancien[|s], ou avant, et avant, ou plus vieux, ou plus
    vieille[|s], ou antérieur[|e|s|es]`,
  'range.between': `
    entre, compris[|e|es] entre, situé[|e|s|es] entre, entre les, dans une fourchette de, fourchette de, allant de,
    dans la fourchette, qui se situe entre, se situant entre, qui soit entre, d'entre, comprenant entre, comptant
    entre, aux alentours de entre`,
  'range.to': `
    à, -, jusqu'à, aux, et jusqu'à, ~, voire, au`,
  'time.last': `
    dernier, dernière, derniers, dernières, le dernier, la dernière, les derniers, les dernières, des derniers, des
    dernières, dans les derniers, dans les dernières, au cours des derniers, au cours des dernières, ces derniers, ces
    dernières, au cours du dernier, au cours de la dernière, durant les derniers, depuis les derniers, du dernier, de
    la dernière, de ces derniers, de ces dernières, pendant les derniers, derniers jours, dernières semaines, derniers
    mois, dernières années`,
  'time.deed': `
    baissé, baissée, baissés, baissées, baisse de prix, réduit, réduite, réduits, réduites, rénové, rénovée, rénovés,
    rénovées, refait, refaite, refaits, refaites, repeint, repeinte, repeints, repeintes, remplacé, remplacée, réparé,
    réparée, restauré, restaurée, modernisé, modernisée`,
  'unit.halfYear': `
    une demi année, demi année, la moitié d'une année, un semestre`,
  'time.unsold': `
    ne se sont pas vendu[s|es], ne s'est pas vendu[|e], ne se vend pas, ne se vendent pas, pas vendu[|e|s|es],
    invendu[|e|s|es], pas encore vendu[|e|s|es], toujours pas vendu[|e|s|es], n'ont pas été vendu[s|es],
    n'a pas été vendu[|e], jamais vendu[|e|s|es], qui ne se sont pas vendu[s|es], qui ne se vendent pas,
    qui n'ont pas été vendu[s|es]`,
  'time.listed': `
    publié[|e|s|es], mis[|e|es] en ligne, mis[|e|es] en vente, mis[|e|es] sur le marché, arrivé[|e|s|es] sur le
    marché, ajouté[|e|s|es], parue[|s], paru[|s], inscrit[|e|s|es], listé[|e|s|es], annoncé[|e|s|es], apparu[|e|s|es],
    en ligne depuis, sur le marché depuis, en vente depuis, affiché[|e|s|es], posté[|e|s|es], mis[|e|es] à la vente,
    mis[|e|es] à louer, mis[|e|es] en location, en ligne, qui sont sur le marché depuis, présent[|e|s|es] sur le
    marché depuis, entré[|e|s|es] sur le marché, sorti[|e|s|es], nouveau depuis, nouveaux depuis, nouvelles depuis,
    nouvelle depuis, mis[|e|es] au marché, qui sont arrivé[s|es] sur le marché, publiées ces, inscrit[|e|s|es] sur le
    marché`,
  'time.ago': `
    en arrière`,
  'time.agoBefore': `
    il y a, depuis, voilà, ça fait, y a`,
  'decade.prefix': `
    début, début des, fin, fin des, milieu des, au début des, à la fin des, au milieu des, début de, fin de, milieu de`,
  'per.month': `
    par mois, /mois, / mois, mensuel, mensuels, mensuelle, mensuelles, mensuellement, au mois, le mois, chaque mois,
    par moi, p/mois, cc par mois, hc par mois, /mo, cc, hc, charges comprises par mois, tous les mois, par mois
    charges comprises, par mois cc, charges comprises par mois, du mois,`,
  'per.year': `
    par an, par année, /an, annuel, annuelle, annuellement, à l'année`,
  'bound.only': `
    seulement, juste, uniquement`,
  'bound.refused': `
    qui ne soit pas, qui ne soient pas, qui ne coûte pas, qui ne coûtent pas, qui n'ait pas, je ne veux pas, nous ne
    voulons pas`,
}
