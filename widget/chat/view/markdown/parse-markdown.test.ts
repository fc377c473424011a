import { describe, expect, test } from 'vitest'
import { outline } from './markdown.fixture.ts'

describe('blocks', () => {
  test.each([
    ['one\ntwo\n\nthree', 'p(onebrtwo) p(three)'],
    ['one\r\ntwo\r\r\nthree', 'p(onebrtwo) p(three)'],
    ['# Big\n## Less ##\ntext', 'p[class=h1](Big) p[class=h2](Less) p(text)'],
    ['#hashtag', 'p(#hashtag)'],
    ['- a\n- b\n\n- c', 'ul(li(a)li(b)li(c))'],
    ['* a\n+ b', 'ul(li(a)) ul(li(b))'],
    ['1. a\n2. b', 'ol[start=1](li(a)li(b))'],
    ['7) a\n8) b', 'ol[start=7](li(a)li(b))'],
    ['Homes:\n4. a\n5. b\nMore?', 'p(Homes:) ol[start=4](li(a)li(b)) p(More?)'],
    ['It was built in\n1986. Nice.', 'p(It was built inbr1986. Nice.)'],
    ['1. a\n   - b\n   - c\n2. d', 'ol[start=1](li(aul(li(b)li(c)))li(d))'],
    ['- a\n    - b\n        - c\n- d', 'ul(li(aul(li(bul(li(c)))))li(d))'],
    ['- a\n\n  more of a\n- b', 'ul(li(ap(more of a))li(b))'],
    ['- # 5 Main St', 'ul(li(# 5 Main St))'],
    ['- - a', 'ul(li(- a))'],
    ['> said\n> twice\n\nanswered', 'blockquote(p(saidbrtwice)) p(answered)'],
    ['> - a', 'blockquote(ul(li(a)))'],
    ['a\n\n---\n\nb\n***', 'p(a) hr p(b) hr'],
    ['```js\nlet a = **1**\n\n<b>\n```\nafter', 'pre(code(let a = **1**\n\n<b>)) p(after)'],
    ['```\nnever closed', 'pre(code(never closed))'],
    ['-5 degrees\n+1', 'p(-5 degreesbr+1)'],
    ['', ''],
    [' \n\n ', ''],
  ])('%j', (text, expected) => {
    expect(outline(text)).toBe(expected)
  })

  test.each([
    [
      '| | 1 | 2 |\n|---|:-:|--:|\n| Price | $1 | **$2** |\n| Beds \\| baths | 3 |\nafter',
      'div(table(tr(thth[align=center](1)th[align=right](2))tr(td(Price)td[align=center]($1)td[align=right](strong($2)))tr(td(Beds | baths)td[align=center](3)))) p(after)',
    ],
    ['a | b\n--|--\n1 | 2', 'div(table(tr(th(a)th(b))tr(td(1)td(2))))'],
    ['5 | 6', 'p(5 | 6)'],
    ['a | b\n--|--|--\n1 | 2', 'p(a | bbr--|--|--br1 | 2)'],
    ['text\n| a |\n|---|', 'p(text) div(table(tr(th(a))))'],
  ])('table %j', (text, expected) => {
    expect(outline(text)).toBe(expected)
  })
})

describe('text', () => {
  test.each([
    ['**b** *i* __b__ _i_ ~~d~~ ***both***', 'strong(b) em(i) strong(b) em(i) del(d) strong(em(both))'],
    ['**b *i***', 'strong(b em(i))'],
    ['*i **b***', 'em(i strong(b))'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['**open', '**open'],
    ['*a **b*', 'em(a **b)'],
    ['**价格（约）**很好', 'strong(价格（约）)很好'],
    ['`a *b* \\`', 'code(a *b* \\)'],
    ['`` a`b ``', 'code(a`b)'],
    ['`open', '`open'],
    ['\\*no\\* \\# \\\\ \\a', '*no* # \\ \\a'],
    ['a &amp; b &lt;i&gt; &copy; &amp;lt;', 'a & b <i> &copy; &lt;'],
    ['<b onclick=x>hi</b><!-- -->', '<b onclick=x>hi</b><!-- -->'],
    ['**a\nb**', 'strong(abrb)'],
  ])('%j', (text, expected) => {
    expect(outline(text)).toBe(`p(${expected})`)
  })
})

describe('links', () => {
  const home = 'a[href=https://homes.example/1]'
  test.each([
    ['[Home](https://homes.example/1)', `${home}(Home)`],
    ['[Home](<https://homes.example/1> "title")', `${home}(Home)`],
    ['[**Home** `1`](https://homes.example/1)', `${home}(strong(Home) code(1))`],
    ['[a [b] c](https://homes.example/1)', `${home}(a [b] c)`],
    ['[a](https://homes.example/1(2))', 'a[href=https://homes.example/1(2)](a)'],
    ['see https://homes.example/1.', `see ${home}(https://homes.example/1).`],
    ['(https://homes.example/1)', `(${home}(https://homes.example/1))`],
    ['**https://homes.example/1**', `strong(${home}(https://homes.example/1))`],
    ['请看https://homes.example/1。', `请看${home}(https://homes.example/1)。`],
    ['<https://homes.example/1>', `${home}(https://homes.example/1)`],
    ['www.homes.example', 'a[href=https://www.homes.example/](www.homes.example)'],
    [
      '[Call](tel:+1-206-555-0100) <mailto:a@homes.example>',
      'a[href=tel:+1-206-555-0100](Call) a[href=mailto:a@homes.example](a@homes.example)',
    ],
    ['[https://homes.example/1](https://homes.example/1)', `${home}(https://homes.example/1)`],
    ['![A kitchen](https://homes.example/1)', `${home}(A kitchen)`],
    ['![](https://homes.example/1)', `${home}(https://homes.example/1)`],
    ['[![alt](https://a.example/x.png)](https://homes.example/1)', `${home}(alt)`],
  ])('%j leads there', (text, expected) => {
    expect(outline(text)).toBe(`p(${expected})`)
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,1)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/relative)',
    '[x](#fragment)',
    '[x](blob:https://a.example/1)',
    '[x](file:///etc/passwd)',
    '[x](https://bank.example@evil.example/)',
    '[x](https:)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('%j leads nowhere', (text) => {
    expect(outline(text)).not.toContain('href')
  })

  test.each([
    ['[bank.com](https://evil.example/)', 'a[href=https://evil.example/](bank.com)small( (evil.example))'],
    [
      '[https://bank.example/x](https://evil.example/)',
      'a[href=https://evil.example/](https://bank.example/x)small( (evil.example))',
    ],
    [
      '[evil.example-bank.com](https://evil.example/)',
      'a[href=https://evil.example/](evil.example-bank.com)small( (evil.example))',
    ],
    // What nobody sees does not hide what everybody does.
    [
      `[${'\u200B'.repeat(400)}bank.com](https://evil.example/)`,
      `a[href=https://evil.example/](${'\u200B'.repeat(400)}bank.com)small( (evil.example))`,
    ],
    [
      `[x${' '.repeat(400)}bank.com](https://evil.example/)`,
      `a[href=https://evil.example/](x${' '.repeat(400)}bank.com)small( (evil.example))`,
    ],
    [
      '[ba\u034Fnk.c\uFE0Fom](https://evil.example/)',
      'a[href=https://evil.example/](ba\u034Fnk.c\uFE0Fom)small( (evil.example))',
    ],
    ['[www.bank.com](mailto:a@evil.example)', 'a[href=mailto:a@evil.example](www.bank.com)small( (a@evil.example))'],
    [
      '[https:\u200B//bank.com](https://evil.example/)',
      'a[href=https://evil.example/](https:\u200B//bank.com)small( (evil.example))',
    ],
    ['[homes.com](https://www.homes.com/1)', 'a[href=https://www.homes.com/1](homes.com)'],
    ['[12 N.Main St., Seattle](https://homes.example/1)', 'a[href=https://homes.example/1](12 N.Main St., Seattle)'],
  ])('%j tells where it leads when its words name another place', (text, expected) => {
    expect(outline(text)).toBe(`p(${expected})`)
  })
})

describe('a text that is still being written', () => {
  test.each([
    ['**bo', 'p(strong(bo))'],
    ['**bold*', 'p(strong(bold))'],
    ['a **', 'p(a )'],
    ['`co', 'p(code(co))'],
    ['see [Home', 'p(see a(Home))'],
    ['see [Home]', 'p(see a(Home))'],
    ['see [Home](https://homes.ex', 'p(see a(Home))'],
    ['see <https://homes.example/1', 'p(see a[href=https://homes.example/1](https://homes.example/1))'],
    ['Homes:\n1', 'p(Homes:)'],
    ['Homes:\n-', 'p(Homes:)'],
    ['- a\n- **b', 'ul(li(a)li(strong(b)))'],
    ['| a | b', 'div(table(tr(th(a)th(b))))'],
    ['| a | b |\n|--', 'div(table(tr(th(a)th(b))))'],
    ['| a | b |\n|---|---|\n| 1', 'div(table(tr(th(a)th(b))tr(td(1))))'],
    ['```\nlet', 'pre(code(let))'],
    ['> quo', 'blockquote(p(quo))'],
    ['# Tit', 'p[class=h1](Tit)'],
    ['a &am', 'p(a )'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(outline(text, true)).toBe(expected)
  })
})
