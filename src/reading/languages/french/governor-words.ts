/**
 * Not, ideally, must, or, and, but, with: what the rest of a clause is governed by. Tag -> phrases, separated by
 * commas.
 */
export const governorWords: Record<string, string> = {
  'scope.notOnly': `
    pas seulement, pas uniquement, pas que, non seulement, pas forcément, pas nécessairement, pas exclusivement,
    rien contre, je n'ai rien contre, on n'a rien contre, ne me dérange pas, ça ne me dérange pas,
    ne doit pas être forcément, pas obligatoirement, pas obligé d'être, ne doit pas nécessairement être,
    pas seulement à, pas uniquement à, pas que des, avec ou sans, qu'il y ait ou non, qu'il y ait ou pas`,
  'glue.insteadOf': `
    au lieu de, au lieu d', au lieu du, au lieu des, au lieu d'un, au lieu d'une, à la place de, à la place d', à la
    place du, à la place d'un, à la place d'une, plutôt que, plutôt que de, plutôt qu'un, plutôt qu'une, plutôt
    qu'à, plutôt qu'en`,
  'scope.orElse': `
    sinon, ou sinon, à défaut, et sinon, si ce n'est pas possible, autrement`,
  'glue.anythingLeft': `
    [|il |n'|il n']y [a|aurait|avait|a-t-il|aurait-il] [pas|pas un|pas une|pas de|pas d'|rien|vraiment rien|donc rien],
    [|vous |vous n'|n'|z'][avez|auriez|aviez|avez-vous|auriez-vous|avez vous|auriez vous] [pas|pas un|pas une|pas de|pas d'|rien|vraiment rien],
    [t'|tu |tu n'|n'][as|aurais|avais|as-tu|aurais-tu] [pas|pas un|pas une|pas de|pas d'|rien]`,
  'scope.not': `
    on évite, on évite de, nous évitons, évitons, j'évite, je veux éviter, on veut éviter, nous voulons éviter, à éviter absolument, autre chose qu', autre chose que,
    rien, rien de, rien d', rien de trop, rien de ce qui est, sans, pas, pas de, pas d', pas un, pas une, pas à,
    pas dans, pas en, pas le, pas la, pas les, sauf, sauf à, sauf en, excepté, excepté à, hormis, hors,
    à l'exception de, à l'exception des, à l'exclusion de, en excluant, exclure, exclus, excluez, exclu, non, ni,
    ni à, aucun, aucune, jamais, je ne veux pas, je ne veux pas de, je veux pas, je veux pas de, on ne veut pas,
    on ne veut pas de, nous ne voulons pas, nous ne voulons pas de, je ne souhaite pas, je ne souhaite pas de,
    qui n'a pas, qui n'a pas de, qui n'ont pas, qui n'ont pas de, n'a pas de, n'ait pas de, n'ayant pas,
    n'ayant pas de, qui ne soit pas, qui ne soit pas à, qui ne soient pas, qui ne soient pas à, qui n'est pas,
    qui n'est pas à, qui ne sont pas, qui ne sont pas à, qui ne soit pas en, qui ne soit pas dans, ne soit pas,
    ne soient pas, n'est pas, ne sont pas, éviter, évite, évitez, en évitant, j'évite, pas besoin de, pas besoin d',
    tout sauf, toutes sauf, tous sauf, n'importe quoi sauf, n'importe où sauf, partout sauf, sauf les, sauf le,
    sauf la, autre que, autres que, autre qu', à part, mis à part, en dehors de, je n'aime pas, j'aime pas,
    je déteste, dépourvu de, dépourvue de, dénué de, exempt de, surtout pas, surtout pas de, qui n'ait pas,
    qui n'ait pas de, mais pas, mais pas de, mais pas à, mais sans, ne pas avoir, ne comportant pas de, point de,
    et pas, et pas de, et pas à, ou sans, qui ne possède pas de, ne veux pas, ne veux pas de, non pas, à l'exception,
    pas trop de, sans aucun, sans aucune, ne pas inclure, n'inclus pas, au lieu d', au lieu du, au lieu des,
    au lieu d'un, au lieu d'une, à la place de, à la place d', à la place du, à la place d'un, à la place d'une,
    plutôt que de, plutôt qu'un, plutôt qu'une, plutôt qu'à, plutôt qu'en, je ne supporte pas, on ne supporte pas,
    on n'aime pas, nous n'aimons pas, on déteste, horreur de, j'ai horreur de, j'ai horreur du, j'ai horreur des,
    surtout pas à, en aucun cas, hors de question, jamais à, jamais de, tant que ce n'est pas,
    tant que ce n'est pas à, tant qu'il n'y a pas de, du moment que ce n'est pas, du moment que ce n'est pas à,
    pourvu que ce ne soit pas, pourvu que ce ne soit pas à, à condition que ce ne soit pas, sauf si c'est,
    à moins que ce soit, je préfère éviter, on préfère éviter, ras le bol de, marre de, marre des, je ne veux plus de,
    je ne veux plus d', plus de maisons, ne m'envoyez pas, ne me proposez pas, ne me propose pas, ne me montrez pas,
    ne me montrez pas de, ne me montrez pas d', ne me montre pas, ne me montre pas de, ne me montre pas d',
    ne montrez pas, ne montrez pas de, ne montrez pas d', j'exclus, on exclut, à l'exclusion du,
    je ne veux pas vivre à, je ne veux pas habiter à, on ne veut pas vivre à, on ne veut pas habiter à, nulle part,
    nulle part à, zéro, n'importe où sauf à, partout sauf à, tout sauf à, hormis à, hors de, à l'exception du,
    je ne suis pas fan de, je ne suis pas fan des, je ne suis pas fan du, pas fan de, pas fan des, pas fan du,
    on n'est pas fan de, on n'est pas fans de, sans compter, sans inclure, fini les, finis les, assez de, assez des`,
  'glue.dislike': `
    je ne suis pas fan de, je ne suis pas fan des, je ne suis pas fan du, pas fan de, pas fan des, pas fan du, on
    n'est pas fan de, on n'est pas fans de`,
  'glue.without': `
    sans, sans aucun, sans aucune, dépourvu de, dépourvue de, qui n'a pas de, n'ayant pas de`,
  'glue.except': `
    on évite, nous évitons, évitons, j'évite, je veux éviter, on veut éviter, autre chose qu', autre chose que,
    sauf, sauf à, sauf en, excepté, excepté à, hormis, hormis à, hors, hors de, à part, à l'exception de,
    à l'exception du, en dehors de, exclure, exclus, à l'exclusion de, partout sauf, partout sauf à,
    n'importe où sauf, n'importe où sauf à, tout sauf, tout sauf à, ni, ni à, évitez, éviter, évite, sans compter,
    sans inclure`,
  'scope.notAfter': `
    exclu, exclue, exclus, exclues, est exclu, est exclue, sont exclus, sont exclues, excepté, exceptée, exceptés,
    exceptées, hors de question, est hors de question, sont hors de question, mis à part, mise à part, non merci, à
    exclure, à éviter, ne me convient pas, ne nous convient pas, très peu pour moi`,
  'scope.wish': `
    idéalement, de préférence, préférablement, si possible, dans l'idéal, l'idéal serait, l'idéal, ce serait bien, ce
    serait bien d'avoir, ce serait bien avec, ce serait un plus, ce serait super, ce serait chouette d'avoir,
    j'aimerais bien, j'aimerais bien avoir, j'aimerais idéalement, j'aimerais avoir, j'adorerais, on adorerait, nous
    adorerions, j'apprécierais, nous apprécierions, ça serait bien, ça serait top, ça serait bien d'avoir, serait un
    plus si, un plus si, un plus serait, bonus si, si c'est possible, autant que possible, dans la mesure du possible,
    je préfère, je préférerais, nous préférons, nous préférerions, on préfère, on préférerait, préférence pour, avec
    une préférence pour, avec préférence pour, plutôt avec, plutôt, éventuellement, facultativement, en option,
    pourquoi pas, peut-être, encore mieux si, encore mieux avec, encore mieux, mieux encore, ce serait top si, ce
    serait top, ce serait l'idéal, ce serait parfait avec, ce serait parfait si, si jamais, avec un peu de chance, mon
    rêve, je rêve de, un bonus serait, un atout, ce qui serait bien, ça serait un plus, ça serait cool, ce serait
    cool, j'aimerais beaucoup, j'aimerais beaucoup avoir, souhaitable, au mieux, le top serait, si possible avec,
    idéalement avec, de préférence avec, préférentiellement, on aimerait bien, on aimerait bien avoir, nous aimerions
    bien, nous aimerions bien avoir, ce serait génial, ce serait génial avec, privilégier, en privilégiant, je
    privilégie, bonus, s'il est possible, on apprécierait, optionnellement, favorablement,
    je ne dirais pas non à, on ne dirait pas non à, ne dirais pas non à, je dirais pas non à`,
  'scope.wishAfter': `
    serait un plus, serait bien, serait idéal, serait idéale, serait super, serait parfait, serait parfaite, serait
    top, serait génial, serait appréciable, serait apprécié[|e], serait un atout, serait un bonus, seraient un plus,
    seraient bien, seraient appréciés, est un plus, un plus, si possible, de préférence, idéalement, dans l'idéal, ce
    serait bien, ce serait un plus, ce serait super, ce serait top, ce serait parfait, ce serait idéal, ce serait
    l'idéal, ce serait génial, ce serait cool, ce serait le rêve, en option, facultatif, facultative, optionnel,
    optionnelle, souhaitable, ça serait bien, ça serait super, ça serait top, ça serait un plus, ça serait parfait,
    serait chouette, serait agréable, serait le bienvenu, serait la bienvenue, seraient les bienvenus, mais pas
    obligatoire, mais ce n'est pas obligatoire, pas obligatoire, mais pas indispensable, pas indispensable, mais ce
    n'est pas indispensable, pas essentiel, mais pas nécessaire, pas nécessaire, préféré, préférée, s'il y en a, s'il
    y en a un, s'il y en a une, si c'est possible, éventuellement, est souhaité[|e], est souhaitable, est
    apprécié[|e], apprécié[|e], serait préférable, est préférable, ce serait chouette, un atout, un bonus, en bonus,
    serait sympa, ce serait sympa, serait intéressant, serait cool, est un atout, est un bonus, serait l'idéal,
    bienvenu, bienvenue, bienvenus, serait vraiment bien, serait mieux, ce serait mieux, ce serait encore mieux,
    seraient appréciées, serait un gros plus, serait un vrai plus, m'arrangerait, nous arrangerait`,
  'scope.must': `
    doit, doivent, doit avoir, doivent avoir, doit être, doivent être, il faut, il faut que, il faut absolument,
    il faudrait, il faudrait que, il me faut, il nous faut, faut, faut que, il me faudrait, il nous faudrait,
    absolument, impérativement, impératif, obligatoire, obligatoirement, indispensable, essentiel, essentielle,
    nécessaire, nécessairement, requis, requise, exigé, exigée, est obligatoire, est indispensable, est essentiel,
    est impératif, j'ai besoin de, j'ai besoin d', nous avons besoin de, besoin de, besoin d'un, besoin d'une,
    on a besoin de, j'exige, est requis, forcément, il faut qu'il y ait, qui doit avoir, avec obligatoirement,
    sine qua non, incontournable, primordial, rien sans, pas sans, aucun sans, aucune sans`,
  'scope.or': `
    ou, ou bien, ou encore, soit, /, |, et/ou, ou même, ou alors, ou à, ou près de, ou sinon, voire`,
  'scope.and': `
    et en, et dans, et, &, ainsi que, également, en plus de, de même que, et aussi, et également, avec aussi, et à,
    puis, et puis, tout comme`,
  'scope.but': `
    mais, cependant, toutefois, néanmoins, par contre, en revanche, mais avec, quoique, bien que, or`,
  'scope.with': `
    avec, ayant, qui a, qui ont, qui ait, qui aient, possédant, disposant de, disposant d', doté[|e|s|es] de,
    équipé[|e|s|es] de, équipé[|e|s|es] d'un, équipé[|e|s|es] d'une, comprenant, comportant, incluant, inclut,
    incluent, offrant, proposant, qui possède, qui possèdent, qui dispose de, qui disposent de, qui offre, qui
    comprend, qui propose, avec des, avec le, avec la, avec du, avec de la, où il y a, il y a, dans
    lequel il y a, muni[|e|s|es] de, pourvu[|e|s|es] de, bénéficiant de, bénéficiant d', agrémenté[|e|s|es] de, qui
    accepte, qui acceptent, acceptant, autorisant, mentionnant, av, dont, agrémentée d'un, agrémentée d'une,
    contenant, doté[|e|s|es] d'un, doté[|e|s|es] d'une, disposant d'un, disposant d'une, comporte, comprend, qu'il y
    ait, où l'on trouve, avec beaucoup de, avec plein de`,
  'scope.letGo': `
    plutôt que, plutôt qu', au lieu de, au lieu du, au lieu d', à la place de, à la place du, à la place d',
    avec ou sans, n'a pas besoin d'être, n'a pas besoin d'avoir, ne doit pas forcément être, pas besoin que ce soit,
    remplace, remplace le, remplace la, remplacez, échange, change le, change la`,
}
