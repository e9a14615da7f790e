/** Files as people have them, made to the formats of the programs that write them, with what should be read from each. */
import { sermonDocx } from '@stillwater/sermon-body/docx'
import { sermonMarkdown } from '@stillwater/sermon-body/markdown'
import { docx, item, paragraph, run, wordNumbering, wordStyles } from './word-files.ts'

interface CorpusFile {
  readonly name: string
  readonly data: string | Uint8Array<ArrayBuffer>
  readonly title: string
  /** Where it is not only that of the file. */
  readonly date?: string
  readonly reference?: string
  /** The blocks, one on each line: kind, level or indent, and text with its marks. */
  readonly text: string
}

const styled = { styles: wordStyles, numbering: wordNumbering }

/** A sermon as our own export writes it. */
const own = {
  title: 'The good shepherd',
  date: '2025-03-09',
  reference: 'Psalm 23',
  scripture: '',
  blocks: [
    { attributes: { kind: 'point', level: 1 }, runs: [{ text: 'He leads', attributes: {} }] },
    { attributes: {}, runs: [{ text: 'Still waters.', attributes: { bold: true } }] },
    { attributes: { kind: 'list', ordered: true }, runs: [{ text: 'first', attributes: {} }] },
    { attributes: { kind: 'list', ordered: true, indent: 1 }, runs: [{ text: 'inner', attributes: {} }] },
    {
      attributes: { kind: 'scripture', reference: 'Psalm 23:4', version: 'kjv' },
      runs: [{ text: 'Though I walk', attributes: {} }],
    },
    { attributes: { kind: 'quote', source: 'A hymn' }, runs: [{ text: 'Grace is free', attributes: {} }] },
    { attributes: { kind: 'illustration' }, runs: [{ text: 'A shepherd I met', attributes: {} }] },
  ],
  studyNotes: [],
  links: [],
}
const ownText = `point 1: He leads
: *Still waters.*
list 0 ordered: first
list 1 ordered: inner
scripture Psalm 23:4 kjv: Though I walk
quote A hymn: Grace is free
illustration: A shepherd I met`

const word: CorpusFile[] = [
  {
    name: '2019-03-03 Romans 8.docx',
    data: docx({
      ...styled,
      body: [
        paragraph('No condemnation', 'Title'),
        paragraph('The verdict', 'Heading1'),
        paragraph(run('There is ') + run('now', '<w:b/>') + run(' no condemnation.', '<w:b w:val="0"/>')),
        item('freedom', 1),
        item('and life', 1, 1),
        item('first', 2),
        paragraph('Nothing can separate us.', 'Quote'),
      ].join(''),
    }),
    title: 'No condemnation',
    date: '2019-03-03',
    reference: 'Romans 8',
    text: `point 1: The verdict
: There is *now* no condemnation.
list 0: freedom
list 1: and life
list 0 ordered: first
quote: Nothing can separate us.`,
  },
  {
    name: 'online.docx',
    data: docx({
      ...styled,
      main: 'word/document2.xml',
      body: paragraph('Grace', 'Title') + paragraph('On John 3:16.'),
    }),
    title: 'Grace',
    reference: 'John 3:16',
    text: ': On John 3:16.',
  },
  {
    name: 'strict.docx',
    data: docx({
      ...styled,
      namespace: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
      body: paragraph('Mercy', 'Heading1') + paragraph('New every morning.'),
    }),
    title: 'Mercy',
    text: ': New every morning.',
  },
  {
    name: 'LibreOffice 3-3-19.docx',
    data: docx({
      ...styled,
      body: [
        paragraph('Peace', 'Title'),
        paragraph(run('John 14:27')),
        paragraph('Peace I leave with you.', 'Quotations'),
        item('one', 1, 0, 'Normal'),
        paragraph(
          run('under', '<w:u w:val="single"/>') +
            run(' and ') +
            run('bright', '<w:highlight w:val="yellow"/>'),
        ),
      ].join(''),
    }),
    title: 'Peace',
    date: '2019-03-03',
    reference: 'John 14:27',
    text: `scripture John 14:27: Peace I leave with you.
list 0: one
: _under_ and =bright=`,
  },
  {
    name: 'German Word.docx',
    data: docx({
      ...styled,
      body: paragraph('Gnade', 'berschrift1') + paragraph('Wort') + paragraph('Zwei', 'berschrift1'),
    }),
    title: 'German Word',
    text: `point 1: Gnade
: Wort
point 1: Zwei`,
  },
  {
    name: 'own styles.docx',
    data: docx({
      ...styled,
      body: paragraph('Text') + paragraph('A point', 'MyPoint') + paragraph('Around', 'Loop'),
    }),
    title: 'own styles',
    text: `: Text
point 1: A point
: Around`,
  },
  {
    name: 'list styles.docx',
    data: docx({
      ...styled,
      body: paragraph('Start') + paragraph('dot', 'ListBullet') + paragraph('number', 'ListNumber'),
    }),
    title: 'list styles',
    text: `: Start
list 0: dot
list 0 ordered: number`,
  },
  {
    name: 'tracked changes.docx',
    data: docx({
      ...styled,
      body: paragraph(
        `${run('We ')}<w:del w:id="1"><w:r><w:delText>were</w:delText></w:r></w:del><w:ins w:id="2">${run('are')}</w:ins><w:moveFrom w:id="3">${run(' gone')}</w:moveFrom>${run(' free.')}`,
      ),
    }),
    title: 'tracked changes',
    text: ': We are free.',
  },
  {
    name: 'footnotes.docx',
    data: docx({
      ...styled,
      body: paragraph(`${run('Luther said so.')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      footnotes: `<w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote><w:footnote w:id="2">${paragraph('Table talk &amp; letters')}</w:footnote>`,
    }),
    title: 'footnotes',
    text: `: Luther said so.[1]
: [1] Table talk & letters`,
  },
  {
    name: 'text box.docx',
    data: docx({
      ...styled,
      body: `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${paragraph('In the box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('In the box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>${run('Outside')}</w:p>`,
    }),
    title: 'text box',
    text: `: In the box
: Outside`,
  },
  {
    name: 'table.docx',
    data: docx({
      ...styled,
      body: `<w:tbl><w:tr><w:tc>${paragraph('left')}</w:tc><w:tc>${paragraph('right')}</w:tc></w:tr></w:tbl>`,
    }),
    title: 'table',
    text: `: left
: right`,
  },
  {
    name: 'contents.docx',
    data: docx({ ...styled, body: paragraph('The verdict 1', 'TOC1') + paragraph('Text') }),
    title: 'contents',
    text: ': Text',
  },
  {
    name: 'link.docx',
    data: docx({
      ...styled,
      body: paragraph(
        `<w:hyperlink w:anchor="javascript:alert(1)">${run('Read on')}</w:hyperlink>${run(' here')}`,
      ),
    }),
    title: 'link',
    text: ': Read on here',
  },
  {
    name: 'line breaks.docx',
    data: docx({
      ...styled,
      body: paragraph(
        `<w:r><w:t>one</w:t><w:br/><w:t>two</w:t><w:tab/><w:t>three</w:t><w:br w:type="page"/></w:r>`,
      ),
    }),
    title: 'line breaks',
    text: ': one/two three',
  },
  {
    name: 'Hebrew.docx',
    data: docx({ ...styled, body: paragraph('שלום עליכם', 'Title') + paragraph('בראשית') }),
    title: 'שלום עליכם',
    text: ': בראשית',
  },
  {
    name: 'core.docx',
    data: docx({
      ...styled,
      core: '<dc:title>Hope</dc:title><dcterms:created>2018-12-02T10:00:00Z</dcterms:created>',
      body: paragraph('Hope does not disappoint.'),
    }),
    title: 'Hope',
    text: ': Hope does not disappoint.',
  },
  {
    name: 'Easter Sunday.docx',
    data: docx({
      ...styled,
      core: '<dc:title>Microsoft Word - Document1</dc:title>',
      body: paragraph('He is risen.'),
    }),
    title: 'Easter Sunday',
    text: ': He is risen.',
  },
  {
    name: 'own export.docx',
    data: sermonDocx(own),
    title: own.title,
    date: own.date,
    reference: own.reference,
    text: ownText,
  },
]

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

const html: CorpusFile[] = [
  {
    name: 'Word filtered.htm',
    data: page(
      `<div class=WordSection1><p class=MsoTitle>Faith</p><p class=MsoNormal>By <b>faith</b>&nbsp;alone<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>first</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'>second</p><p class=MsoQuote>Quoted</p></div>`,
      '<title>Old name</title><style>p.MsoNormal {margin:0}</style>',
    ),
    title: 'Faith',
    text: `: By *faith* alone
list 0: first
list 1: second
quote: Quoted`,
  },
  {
    name: 'LibreOffice.html',
    data: page(
      `<h1 class="western">Love</h1>\n<p class="western" style="line-height: 100%"><font face="serif">God is\n<i>love</i></font></p><ol><li><p>one</p></li><li><p>two</p><ul><li><p>inner</p></li></ul></li></ol>`,
    ),
    title: 'Love',
    text: `: God is ~love~
list 0 ordered: one
list 0 ordered: two
list 1: inner`,
  },
  {
    name: 'GoogleDocs.html',
    data: page(
      `<p class="c4 title"><span class="c1">Light</span></p><p class="c4 subtitle"><span>John 1:5</span></p><p class="c2"><span class="c3">Bold</span><span class="c9"> and plain</span></p><ul class="c5 lst-kix_abc123-0 start"><li class="c6">top</li></ul><ul class="c5 lst-kix_abc123-1 start"><li class="c6">below</li></ul>`,
      '<style type="text/css">@import url(x);.c3{font-weight:700}.c9{font-weight:400}</style>',
    ),
    title: 'Light',
    reference: 'John 1:5',
    text: `: *Bold* and plain
list 0: top
list 1: below`,
  },
  {
    name: 'web page.html',
    data: page(
      '<nav></nav><h1>Water</h1><script>document.write("<p>bad</p>")</script><p onclick="x()">Come <a href="javascript:alert(1)">and drink</a>.<blockquote>Let anyone who is thirsty<br>— John 7:37</blockquote>',
      '<title>Site | Water</title>',
    ),
    title: 'Water',
    reference: 'John 7:37',
    text: `: Come and drink.
scripture John 7:37: Let anyone who is thirsty`,
  },
  {
    name: 'unclosed.html',
    data: '<p>one<p>two<ul><li>a<li>b</ul>three < four & five',
    title: 'unclosed',
    text: `: one
: two
list 0: a
list 0: b
: three < four & five`,
  },
  {
    name: 'entities.html',
    data: '<p>&ldquo;Gr&uuml;&szlig;e&rdquo; &#8212; &#x2019;&hellip;&unknown;',
    title: 'entities',
    text: ': “Grüße” — ’…&unknown;',
  },
  { name: 'pre.html', data: '<pre>one\ntwo</pre>', title: 'pre', text: ': one/two' },
  {
    name: 'latin.html',
    data: new Uint8Array(Buffer.from('<p>café', 'latin1')),
    title: 'latin',
    text: ': café',
  },
  {
    name: 'labels.html',
    data: '<p><b>Application:</b> Go and do likewise.</p><p>Prayer: Lord, help.</p>',
    title: 'labels',
    text: 'application: Go and do likewise.\nprayer: Lord, help.',
  },
  {
    name: 'definition.html',
    data: '<dl><dt>Agape<dd>Love</dl><table><tr><td>a<td>b</table>',
    title: 'definition',
    text: ': Agape\n: Love\n: a\n: b',
  },
  {
    name: 'hidden.html',
    data: '<p style="display:none">no</p><p>yes<!-- <p>no</p> --></p>',
    title: 'hidden',
    text: ': yes',
  },
  {
    name: 'fragment.xhtml',
    data: '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body><h2>One</h2><p>a</p><h2>Two</h2><p>b</p></body></html>',
    title: 'fragment',
    text: 'point 1: One\n: a\npoint 1: Two\n: b',
  },
]

const markdown: CorpusFile[] = [
  {
    name: 'own export.md',
    data: sermonMarkdown(own),
    title: own.title,
    date: own.date,
    reference: own.reference,
    text: ownText,
  },
  {
    name: 'Obsidian.md',
    data: '---\ntitle: Rest\ndate: 2021-05-02\npassage: Matthew 11:28\ntags: [sermon]\n---\n\nCome to **me**, all.\n\n- weary\n    - and burdened\n\n1. yoke\n2. rest\n',
    title: 'Rest',
    date: '2021-05-02',
    reference: 'Matthew 11:28',
    text: `: Come to *me*, all.
list 0: weary
list 1: and burdened
list 0 ordered: yoke
list 0 ordered: rest`,
  },
  {
    name: 'setext.md',
    data: 'Joy\n===\n\nAlways\nagain.\n\nSecond\n---\n\nText',
    title: 'Joy',
    text: ': Always again.\npoint 1: Second\n: Text',
  },
  {
    name: 'emphasis.md',
    data: '*a* **b** ***c*** _d_ snake_case 2 * 3 * 4 \\*e\\* <u>f</u> `g`',
    title: 'emphasis',
    text: ': ~a~ *b* *~c~* ~d~ snake_case 2 * 3 * 4 *e* _f_ g',
  },
  {
    name: 'links.md',
    data: 'Read [this](javascript:alert(1)) and [that](https://example.org "t") ![picture](a.png)',
    title: 'links',
    text: ': Read this and that picture',
  },
  {
    name: 'quotes.md',
    data: '> Grace upon grace\n> again\n>\n> — John 1:16\n\n> Words\n>\n> — Augustine\n',
    title: 'quotes',
    reference: 'John 1:16',
    text: 'scripture John 1:16: Grace upon grace again\nquote Augustine: Words',
  },
  {
    name: 'breaks.markdown',
    data: 'one\\\ntwo  \nthree\r\n\r\n***\r\nfour',
    title: 'breaks',
    text: ': one/two/three\n: four',
  },
  {
    name: 'code.md',
    data: '```\n# no heading\n- no list\n```',
    title: 'code',
    text: ': # no heading/- no list',
  },
  {
    name: 'levels.md',
    data: '# Title\n\n## One\n\ntext\n\n#### Deep',
    title: 'Title',
    text: 'point 1: One\n: text\npoint 2: Deep',
  },
]

const plain: CorpusFile[] = [
  {
    name: '2015.06.14 Jonah.txt',
    data: 'Jonah fled.\r\n\r\nThe word came again.',
    title: 'Jonah',
    date: '2015-06-14',
    text: ': Jonah fled.\n: The word came again.',
  },
  { name: 'March 3, 2019 Hope.txt', data: 'One', title: 'Hope', date: '2019-03-03', text: ': One' },
  {
    name: 'Sermon_20180401_Easter.txt',
    data: 'He is risen',
    title: 'Sermon Easter',
    date: '2018-04-01',
    text: ': He is risen',
  },
  {
    name: '3 Mar 2019 - Genesis 1.txt',
    data: 'One',
    title: 'Genesis 1',
    date: '2019-03-03',
    reference: 'Genesis 1',
    text: ': One',
  },
  {
    name: '12-25-99.txt',
    data: 'A child is born',
    title: '12-25-99',
    date: '1999-12-25',
    text: ': A child is born',
  },
  {
    name: '25.12.2020 Weihnachten.txt',
    data: 'Ein Kind',
    title: 'Weihnachten',
    date: '2020-12-25',
    text: ': Ein Kind',
  },
  { name: 'Copy of Trust (2).txt', data: 'Trust', title: 'Trust', text: ': Trust' },
  {
    name: 'lists.txt',
    data: 'Points:\n- one\n    - two\n• three\n1. four\n2) five',
    title: 'lists',
    text: ': Points:\nlist 0: one\nlist 1: two\nlist 0: three\nlist 0 ordered: four\nlist 0 ordered: five',
  },
  {
    name: 'capitals.txt',
    data: 'Intro\nTHE FIRST POINT\nText here.\nNO HEADING.',
    title: 'capitals',
    text: ': Intro\npoint 1: THE FIRST POINT\n: Text here.\n: NO HEADING.',
  },
  {
    name: 'wrapped.txt',
    data: 'The quick mind forgets what the slow heart keeps for all\nof its days, and so we tell the story once again to those\nwho come after us, as it was told to us by those before us\nin the valley.\n\nThe end of the matter is this, that all has been heard and\nwe go home.',
    title: 'wrapped',
    text: ': The quick mind forgets what the slow heart keeps for all of its days, and so we tell the story once again to those who come after us, as it was told to us by those before us in the valley.\n: The end of the matter is this, that all has been heard and we go home.',
  },
  {
    name: 'bom.txt',
    data: '\uFEFFLuke 15:11-32\nA father had two sons.\nMarch 8, 2020',
    title: 'bom',
    date: '2020-03-08',
    reference: 'Luke 15:11–32',
    text: 'scripture Luke 15:11–32: Luke 15:11-32\n: A father had two sons.\n: March 8, 2020',
  },
  {
    name: 'utf16.txt',
    data: new Uint8Array(Buffer.from('\uFEFFÜber allem', 'utf16le')),
    title: 'utf16',
    text: ': Über allem',
  },
  {
    name: 'windows.txt',
    data: Uint8Array.from([0x93, 0x47, 0x6f, 0x64, 0x94, 0x20, 0x97]),
    title: 'windows',
    text: ': “God” —',
  },
  {
    name: 'Acts 2_1_13.txt',
    data: 'They were all together.',
    title: 'Acts 2:1-13',
    reference: 'Acts 2:1–13',
    text: ': They were all together.',
  },
  {
    name: 'Mercy 3_17_19.txt',
    data: 'New every morning.',
    title: 'Mercy',
    date: '2019-03-17',
    text: ': New every morning.',
  },
  { name: 'controls.txt', data: 'a\u0000b\u0007c\tD', title: 'controls', text: ': abc D' },
]

const enex = (notes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">\n<en-export application="Evernote" version="10.0">${notes}</en-export>`
const note = (title: string, content: string, more = '') =>
  `<note><title>${title}</title><created>20170611T140000Z</created>${more}<content><![CDATA[<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${content}</en-note>]]></content></note>`

const evernote: CorpusFile[] = [
  {
    name: 'older.enex',
    data: enex(
      note(
        'Acts 2 &amp; us',
        '<div>They were all together</div><div><br/></div><ul><li>bread</li><li><div>prayer</div></li></ul>',
      ),
    ),
    title: 'Acts 2 & us',
    reference: 'Acts 2',
    text: ': They were all together\nlist 0: bread\nlist 0: prayer',
  },
  {
    name: 'todo.enex',
    data: enex(
      note(
        'Pentecost 6/4/2017',
        '<div><en-todo checked="true"/>wind</div><div><en-todo/>fire</div><en-media hash="x" type="image/png"/>',
      ),
    ),
    title: 'Pentecost 6/4/2017',
    date: '2017-06-04',
    text: ': ☑ wind\n: ☐ fire',
  },
  {
    name: 'headings.enex',
    data: enex(note('Joy', '<h1>One</h1><div><b>bold</b></div><blockquote>quoted</blockquote>')),
    title: 'Joy',
    text: 'point 1: One\n: *bold*\nquote: quoted',
  },
  {
    name: 'resource.enex',
    data: enex(
      note('Picture', '<div>see</div>').replace(
        '</note>',
        `<resource><data encoding="base64">${'QUJD'.repeat(5000)}</data></resource></note>`,
      ),
    ),
    title: 'Picture',
    text: ': see',
  },
  {
    name: 'task.enex',
    data: enex(
      note('Grace', '<div>words</div>').replace(
        '</note>',
        '<task><title>Call the elders</title><created>20200101T000000Z</created></task></note>',
      ),
    ),
    title: 'Grace',
    text: ': words',
  },
  { name: 'untitled.enex', data: enex(note('', '<div>words</div>')), title: 'Untitled', text: ': words' },
]

export const corpus: readonly CorpusFile[] = [...word, ...html, ...markdown, ...plain, ...evernote]

/** An Evernote export with notes of these titles. */
export const notebook = (titles: readonly string[]): string =>
  enex(titles.map((title) => note(title, `<div>On ${title}</div>`)).join(''))
