import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { cpuTime } from '../cpu-time.ts'
import { allowedClasses, allowedTags, sanitizePassageHtml } from './sanitize.ts'

/** Ways to run script, load something, leave the page or cover it. None may leave more than text and allowed tags. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script>alert(1)',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=`x` onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></p></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img src onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<a href="javascript:alert(1)">John</a>',
  '<a href="jav&#x09;ascript:alert(1)">John</a>',
  '<a href=" &#14; javascript:alert(1)">John</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">John</a>',
  '<form action="javascript:alert(1)"><button>Go</button></form>',
  '<button formaction="javascript:alert(1)">Go</button>',
  '<input onfocus=alert(1) autofocus>',
  '<select onfocus=alert(1) autofocus><option>x</option></select>',
  '<textarea onfocus=alert(1) autofocus></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<body onload=alert(1)>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<style>*{background:url(//evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(//evil.example)">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<p ONMOUSEOVER=alert(1)>x</p>',
  '<p class="fixed inset-0 z-50">x</p>',
  '<p class="prose" onclick=alert(1) class="x">x</p>',
  '<p class="prose&quot; onclick=&quot;alert(1)">x</p>',
  '<p class=\'prose" onclick="alert(1)\'>x</p>',
  '<p class=prose onclick=alert(1)>x</p>',
  '<p id="root">x</p>',
  '<p name="cookie">x</p>',
  '<span data-verse="&quot; onmouseover=alert(1) x=&quot;">x</span>',
  '<span data-verse="John.3.16" data-state="open" contenteditable>x</span>',
  '<span is="x-element">x</span>',
  '<span slot="x" part="y">x</span>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '&#x3c;script&#x3e;alert(1)&#x3c;/script&#x3e;',
  '&amp;lt;script&amp;gt;',
  '&#0;&#xD800;&#x110000;',
  '<p/onclick=alert(1)>x',
  '<p\tonclick=alert(1)>x',
  '<p\u000conclick=alert(1)>x',
  '<p a="\'" b=\'"\' onclick=alert(1)>x',
  '<p a="><img src=x onerror=alert(1)>">x</p>',
  "<p a='><img src=x onerror=alert(1)>'>x</p>",
  '<p a="x<p onclick=alert(1)>',
  '<span><p></span><script>alert(1)</script></p>',
  '</p></div></main><h1 onclick=alert(1)>',
  '<h4><h4><h4><em><em></h4><img src=x onerror=alert(1)>',
  '<p\u0000 onclick=alert(1)>x</p>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<p>\uFEFF\u202Ex</p>',
  '<x-frame src="javascript:alert(1)">x</x-frame>',
  '<constructor>x</constructor><__proto__>y</__proto__>',
  '"><img src=x onerror=alert(1)>',
]

const tag = `<(?:/?(?:${allowedTags.join('|')})|(?:${allowedTags.join('|')})(?: class="(?:(?:${allowedClasses.join('|')}) ?)+")?(?: data-verse="[1-3A-Za-z]+\\.\\d+\\.\\d+")?)>`
const allowed = new RegExp(`^(?:${tag}|[^<>"']|&(?:amp|lt|gt|quot|#39);)*$`, 'u')

suite('HTML of any provider', () => {
  test('is held against more than 60 attacks', () => assert.ok(new Set(attacks).size > 60))

  for (const attack of attacks) {
    test(`leaves only text and allowed tags of ${JSON.stringify(attack)}`, () => {
      const clean = sanitizePassageHtml(attack)
      assert.match(clean, allowed)
      assert.doesNotMatch(clean, /alert\(1\)[^<]*<\/script|<[^>]*(?:on\w+=|javascript:|style=|src=)/i)
      assert.equal(sanitizePassageHtml(clean), clean)
    })
  }

  test('loses what is in scripts and styles, and keeps the text in unknown tags', () => {
    assert.equal(sanitizePassageHtml('a<script>b</script>c<style>d</style>e'), 'ace')
    assert.equal(
      sanitizePassageHtml('<section><b>In</b> the <a href="/x">beginning</a></section>'),
      'In the beginning',
    )
  })

  test('keeps the passage of a well-behaved provider, with its classes under our names', () => {
    const renameClasses = { v: 'verse-number', wj: 'jesus', add: 'added', q1: 'line' } as const
    assert.equal(
      sanitizePassageHtml(
        '<p class="p"><span data-number="16" class="v">16</span><span class="wj">For God <i class="add">so</i> loved</span></p>',
        { renameClasses },
      ),
      '<p><span class="verse-number">16</span><span class="jesus">For God <em class="added">so</em> loved</span></p>',
    )
  })

  test('has its entities read once and written as text', () => {
    assert.equal(
      sanitizePassageHtml('Aaron&rsquo;s rod &amp; staff &#8212; &lt;3 &nbsp;&unknown;'),
      'Aaron’s rod &amp; staff — &lt;3 \u00a0&amp;unknown;',
    )
  })

  test('is closed where tags are left open, and ends that nothing opened are dropped', () => {
    assert.equal(sanitizePassageHtml('<p><em>a'), '<p><em>a</em></p>')
    assert.equal(sanitizePassageHtml('a</p></em>'), 'a')
    assert.equal(sanitizePassageHtml('<p><span>a</p>b</span>'), '<p><span>a</span></p>b')
  })

  test('takes no long time, however much it is', () => {
    for (const piece of [
      '<',
      '<p ',
      '<p a="',
      '<!--',
      '<script>',
      '</p>',
      '&#x',
      '<p>',
      '<svg><p>',
      '"\'>',
    ] as const) {
      assert.ok(cpuTime(() => sanitizePassageHtml(piece.repeat(20_000))) < 1000, piece)
    }
  })

  test('is safe in a thousand random mixtures', () => {
    const pieces = [
      '<',
      '>',
      '</',
      '/>',
      '"',
      "'",
      '=',
      ' ',
      'p',
      'script',
      'class',
      'prose',
      'onclick',
      'alert(1)',
      '<!--',
      '-->',
      '&lt;',
      '\0',
      'svg',
      'style',
      '<em>',
      'x',
    ]
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 1000; round++) {
      const html = Array.from({ length: 1 + next(30) }, () => pieces[next(pieces.length)]).join('')
      assert.match(sanitizePassageHtml(html), allowed, html)
    }
  })
})
