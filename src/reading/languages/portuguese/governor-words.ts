/**
 * Not, ideally, must, or, and, but, with: what the rest of a clause is governed by. Tag -> phrases, separated by
 * commas.
 */
export const governorWords: Record<string, string> = {
  'scope.not': `
    nada, nada em, nada que seja, nada com, não, n, ñ, sem, sem nenhum, sem nenhuma, sem qualquer, exceto, exceto em,
    excepto, excepto em, salvo, salvo em, excluindo, exclui, excluir, exclua, menos, menos em, menos na, menos no,
    que não seja, que não sejam, que não tenha, que não tenham, que não tem, que não esteja, que não estejam,
    que não fique, que não fiquem, que não inclua, que não haja, não quero, não queremos, não queria,
    não me interessa, não me interessam, não preciso, não preciso de, não precisamos de, não gosto, não gosto de,
    não desejo, nem, nem em, nada de, tampouco, também não, também não quero, evitar, evita, evite, evitando, fora,
    fora de, à parte de, não em, não no, não na, não tenha, não tenham, não tem, não seja, não sejam, não esteja,
    não estejam, tirando, tirando em, à exceção de, com exceção de, com excepção de, a não ser, não inclua,
    não mostre, não me mostre, odeio, detesto, jamais, nunca, nenhum, nenhuma, qualquer um menos, qualquer uma menos,
    tudo menos, todos menos, todas menos, tudo exceto, não deve ter, não deve ser, não pode ter, não pode ser,
    não devem ter, não podem ter, que não conte com, q não tenha, q nao seja, mas não, não com, livre de, dispenso,
    dispensamos, não haja, não há, não busco, não procuro, não estou procurando, não estou à procura de, não ver,
    não faço questão de ver, isento de, isenta de, que não possua, não possua, não quero saber de, nem pensar em,
    deus me livre de, desde que não seja, desde que não tenha, contanto que não seja, no lugar de, em vez do,
    em vez da, ao invés do, ao invés da, não suporto, não aguento, não gostaria de, não gostamos de, não curto,
    de jeito nenhum, em hipótese alguma, de forma alguma, contanto que não tenha, contanto que não fique,
    desde que não seja em, desde que não fique em, a menos que seja, a não ser que seja, menos que seja, descarto,
    descartamos, descartar, rejeito, melhor não, melhor sem, farto de, farta de, cansado de, cansada de,
    não moraria em, não quero morar em, não queremos morar em, não quero viver em, nunca moraria em, nenhum em,
    nenhuma em, nada de apartamentos, não quero nada com, não quero nada em, qualquer lugar menos,
    qualquer lugar exceto, em qualquer lugar menos, em qualquer lugar exceto, todo lugar menos, em todo lugar menos,
    tudo menos em, não mostrar, não me mande, não me envie, excluídos, excluídas, zero, não sou fã de,
    não sou muito de, não somos fãs de, não sou muito fã de, sem contar, sem contar com, sem incluir, chega de,
    basta de`,
  'glue.dislike': `
    não sou fã de, não sou muito de, não somos fãs de, não sou muito fã de`,
  'glue.without': `
    sem, sem nenhum, sem nenhuma, sem qualquer, que não tenha, que não tenham, que não tem`,
  'glue.except': `
    exceto, exceto em, excepto, excepto em, salvo, salvo em, excluindo, exclui, excluir, exclua, menos, menos em,
    menos na, menos no, à exceção de, com exceção de, com excepção de, tudo menos, todos menos, todas menos,
    tudo exceto, qualquer um menos, qualquer uma menos, fora, fora de, tirando, tirando em, a não ser, evitar, evite,
    evita, nem, nem em, em qualquer lugar menos, em qualquer lugar exceto, qualquer lugar menos,
    qualquer lugar exceto, sem contar, sem contar com, sem incluir`,
  'scope.notAfter': `
    excluído, excluída, excluídos, excluídas, está fora de questão, estão fora de questão, fora de questão, nem
    pensar, está descartado, está descartada, descartado, descartada, descartados, descartadas, à parte, de jeito
    nenhum, não me serve, não me servem, não dá, não rola`,
  'glue.insteadOf': `
    em vez de, ao invés de, em lugar de, no lugar de, em vez do, em vez da, ao invés do, ao invés da`,
  'scope.wish': `
    idealmente, preferencialmente, preferivelmente, de preferência, de preferência com, de preferência em, se possível,
    se possível com, se for possível, se fosse possível, se der, se desse, se puder, se puder ser, se pudesse, tomara,
    oxalá, gostaria que tivesse, gostaríamos que tivesse, gostava que tivesse, gostávamos que tivesse, adoraria,
    adoraríamos, adoraria ter, adoraria que tivesse, adorava, adorava ter, adorava que tivesse, prefiro, preferimos,
    preferia, preferíamos, preferiria, preferiríamos, dou preferência a, damos preferência a, dando preferência a,
    com preferência por, com preferência para, preferência por, preferência para, melhor se, melhor se tiver,
    melhor ainda se tiver, melhor ainda com, o ideal seria, o ideal é, o ideal era, ideal seria, seria ideal,
    seria ótimo, seria óptimo, seria bom, seria legal, seria bacana, seria giro, seria fixe, seria bem legal,
    seria um bônus, seria um bónus, seria um plus, seria uma mais-valia, um bônus, um bónus, um plus, bônus se,
    bónus se, ponto extra se, pontos extra se, pontos extras se, pontos extra para, opcionalmente, se houver,
    se tiver melhor, se tiver, se tivesse, na medida do possível, talvez, quem sabe, se calhar, seria ótimo que tivesse,
    seria bom que tivesse, seria bom ter, seria bom se tivesse, seria ótimo ter, seria ótimo se tivesse,
    seria legal ter, seria legal se tivesse, seria ideal ter, seria perfeito se tivesse, dava jeito, dava-me jeito,
    dava jeito ter, sonho com, sonho em ter, muito melhor se tiver, e se tiver, e se tivesse, e se possível,
    e de preferência, e idealmente, e seria bom, e seria ótimo, valorizo, valorizamos, valoriza-se, desejável,
    não seria mau, não seria ruim, não era mau, com sorte, gostaria muito que tivesse, queria muito que tivesse,
    com direito a se possível, amaria, amaria ter, amaria se tivesse, curtiria, se rolar, se rolasse, preferível,
    vantagem se, vantagem se tiver, diferencial, não diria não a, não diria que não a, não digo não a,
    não diríamos não a`,
  'scope.wishAfter': `
    seria ideal, seria ótimo, seria óptimo, seria bom, seria perfeito, seria um plus, seria um bônus, seria um bónus,
    seria legal, seria bacana, seria lindo, seria maravilhoso, seria incrível, seria excelente, seria fantástico,
    seria o ideal, seria um extra, seria uma vantagem, seria uma mais-valia, seria um diferencial, seria melhor,
    seria preferível, seria fixe, seria giro, seria top, é um plus, é um extra, é um bônus, é um bónus, é opcional,
    opcional, opcionais, é um diferencial, se possível, se for possível, se fosse possível, se der, se puder ser,
    se puder, de preferência, preferencialmente, idealmente, se houver, se tiver, se existir, não é imprescindível,
    mas não é imprescindível, não é obrigatório, mas não é obrigatório, mas não é necessário, não é indispensável,
    mas não é indispensável, não é essencial, mas não é essencial, mas não obrigatório, não imprescindível,
    não obrigatório, é desejável, desejável, desejáveis, adoraria, adoraríamos, adorava, dava jeito, daria jeito,
    cairia bem, cairia muito bem, ia bem, viria a calhar, vinha a calhar, são um plus, seriam um bônus, seriam ideais,
    não seria mau, não seria ruim, não era mau, ajudaria, ajudava, somaria pontos, conta pontos, é preferível,
    preferível, era bom, era ótimo, era perfeito, era ideal, era o ideal, era fixe, era giro, seria uma maravilha,
    seria show, seria massa, agradeço, agradecia-se, se não for pedir muito, se não for pedir demais, se calhar`,
  'scope.must': `
    deve, devem, deve ter, devem ter, deve ser, devem ser, deve estar, tem que, tem de, têm que, têm de, tem que ter,
    tem de ter, têm que ter, têm de ter, tem que ser, tem de ser, tem que estar, preciso, preciso de, precisamos,
    precisamos de, precisa ter, precisa ser, precisa de, precisava de, preciso que tenha, precisamos que tenha,
    preciso que seja, imprescindível, é imprescindível, indispensável, é indispensável, obrigatório, obrigatoriamente,
    é obrigatório, necessário, é necessário, requisito, fundamental, é fundamental, essencial, é essencial,
    deveria ter, deveria ser, há de ter, exijo, exigimos, faço questão, faço questão de, fazemos questão de,
    não abro mão de, não abrimos mão de, não prescindo de, definitivamente, necessariamente, teria que ter,
    teria de ter, teria que ser, é um requisito, sem falta, sem exceção, a todo custo, nada sem, nenhum sem,
    nenhuma sem`,
  'scope.or': `
    ou, ou então, ou senão, ou mesmo, ou até, ou até mesmo, ou talvez, ou quem sabe, /, |, ou também, ou em, ou no,
    ou na, ou perto de, e/ou, ou ainda, ou se calhar, ou quiçá`,
  'scope.and': `
    e, &, além disso, além de, assim como, e além disso, e também, também, junto com, mais, bem como, tal como, e em,
    e no, e na, e ainda, e mais`,
  'scope.but': `
    mas, porém, contudo, no entanto, entretanto, todavia, embora, só que, mas sim, senão, se bem que, mas que,
    ainda que`,
  'scope.with': `
    com, c/, que tenha, que tenham, que tem, que têm, tenha, tenham, tem, têm, que conte com, que contem com, conte com,
    conta com, contam com, que inclua, que incluam, inclui, incluem, inclua, incluam, incluindo, que ofereça,
    que ofereçam, oferece, oferecem, que haja, que há, dispõe de, que disponha de, que disponham de, dispõem de,
    equipad[o|a|os|as] com, dotad[o|a|os|as] de, q tenha, q tenham, que seja, que sejam, que esteja, que estejam,
    possua, possui, possuem, que possua, que possuam, que tivesse, que permita, que permitam, que aceite, que aceitem,
    mencione, mencionem, com seu, com sua, com muito, com muita, com muitos, com muitas, com algum, com alguma,
    que vem com, vem com, que venha com, que venham com, com o, com a, com os, com as, ter, q tem, tendo,
    com direito a`,
  'scope.letGo': `
    em vez de, em vez do, em vez da, ao invés de, ao invés do, ao invés da, em lugar de, no lugar de, no lugar do,
    no lugar da, com ou sem, não tem que ser, não têm que ser, não tem de ser, não precisa ser, troca o, troca a,
    troque o, troque a, substitui, substitua, substitui o, substitui a`,
}
