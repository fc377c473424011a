import type { DescribedWords } from '../tables/described-words.ts'

export const portugueseDescribedWords: DescribedWords = {
  code: 'pt',
  pronoun: 'esse imóvel',
  the: 'o, a, esse, essa, este, esta, aquele, aquela, do, da, no, na, ao',
  one: 'casa, imovel, propriedade, lugar, anuncio, unidade',
  kinds: `apartamento, apto, ap, condominio, sobrado, geminado, geminada, duplex, triplex, estudio, kitnet, loft, cobertura, chale,
    cabana, bangalo, terreno, lote, vila, sitio, chacara, rancho, moradia, predio`,
  rooms: 'quartos, quarto, dormitórios',
  links: 'com, de, do, da, dos, no, na, em, sobre, acima, perto, que, ao, junto, cima',
  more: 'mais',
  some: 'um, uma, tem, tinha',
  small: 'o, a, os, as, de, do, da, dos, das, em, que, cima, sua, seu',
  ends: `e, esta, ta, sao, era, ha, pode, posso, podemos, poderia, quanto, quantos, quantas, qual, como, quando, onde, por,
    ou, mas, se, para, pra, aceita, aceitam, permite, custa, vale, parece, me, nos, eu, amanha, hoje, segunda, terça, quarta,
    quinta, sexta, sabado, domingo, disponivel, ainda, ja, inclui, eh, você, vc, com`,
  never:
    'mesma, mesmo, outra, outro, primeira, primeiro, terceira, terceiro, ultima, ultimo, unica, unico, melhor, sonhos, ideal, abertas, proxima, proximo, toda, inteira, inteiro',
  cheaper: 'barata, barato |',
  pricier: 'cara, caro |',
  bigger: 'grande, maior |',
  smaller: 'pequena, pequeno, menor |',
  newer: 'nova, novo |',
  older: 'velha, velho, antiga, antigo |',
}
