/** Each vector calls `__ran()` if it runs, or requests something from a forbidden host. */
export const HANDLERS = {
  'a picture that fails': '<img src=x onerror=__ran()>',
  'a picture of our own with a handler': '<img src="/media/pictures/0f3a-960.webp" onload="__ran()" onerror="__ran()">',
  'mixed case': '<ImG sRc=x OnErRoR=__ran()>',
  'slashes for spaces': '<img/src="x"/onerror=__ran()>',
  'tabs for spaces': '<img\tsrc=x\tonerror=__ran()>',
  'line breaks for spaces': '<img\nsrc=x\nonerror\n=\n__ran()>',
  'no quote at the end of the value': '<img src="x"onerror=__ran()>',
  'backticks as quotes': '<img src=`x` onerror=__ran()>',
  'a backtick in the alternative text': '<img src="x" alt="`` onerror=__ran()" onerror="__ran()">',
  'entities in the handler': '<img src=x onerror="&#95;&#95;ran&lpar;&rpar;">',
  'an attribute twice': '<img src=x onerror=__ran() onerror=void(0)>',
  'an equals sign before the name': '<img src=x =onerror=__ran() onerror=__ran()>',
  'a quote in the name': '<img src=x "onerror"=1 onerror=__ran()>',
  'greater-than in a value': '<p title="a>b" onclick="__ran()"><img title=">" src=x onerror=__ran()>a</p>',
  'a tag in a value': '<p title="<img src=x onerror=__ran()>">a</p>',
  'a heading in the alternative text':
    '<img src="/media/pictures/0f3a-960.webp" alt="<h2>a<img src=x onerror=__ran()></h2>">',
  'a heading in an address': '<a href="/<h2>a<img/src=x/onerror=__ran()></h2>">a</a>',
  'broken out of a value by an entity': '<p title="&quot;><img src=x onerror=__ran()>">a</p>',
  'focus at once': '<a href="#" autofocus tabindex=1 onfocus=__ran()>a</a>',
  'an input in focus': '<input autofocus onfocus=__ran()>',
  'editable and in focus': '<p contenteditable autofocus onfocus=__ran()>a</p>',
  'a click': '<p onclick=__ran()>a</p>',
  'a pointer': '<p onpointerenter=__ran() onmouseover=__ran()>a</p>',
  'an animation that starts':
    '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="__ran()">a</p>',
  'a transition': '<p style="transition:color 1s" ontransitionend=__ran()>a</p>',
  'a body': '<body onload=__ran() onpageshow=__ran() onhashchange=__ran()>a</body>',
  'a details that opens': '<details open ontoggle=__ran()>a</details>',
  'a marquee': '<marquee onstart=__ran()>a</marquee>',
  'a video without a source': '<video><source onerror=__ran()></video>',
  'a sound': '<audio src=x onerror=__ran()></audio>',
  'a popover': '<button popovertarget=x>a</button><p id=x popover onbeforetoggle=__ran()>a</p>',
  'what comes into view': '<p oncontentvisibilityautostatechange=__ran() style="content-visibility:auto">a</p>',
  'a table cell': '<table><tr><td background="https://asked.invalid/td" onclick=__ran()>a</td></tr></table>',
  'a custom element': '<x-a onclick=__ran() style="display:block" tabindex=0 autofocus onfocus=__ran()>a</x-a>',
  'a plate that breaks out':
    '<figure data-plate="200001-1-katori&quot;><img src=x onerror=__ran()>" data-title="&quot;><img src=x onerror=__ran()>">a</figure>',
  'a plate with a title that breaks out':
    '<figure data-plate="200001-1-katori" data-title="&quot;><img src=x onerror=__ran()>&lt;script&gt;__ran()&lt;/script&gt;" onclick=__ran()><a href="javascript:__ran()">a</a></figure>',
  'plates in links and headings':
    '<a href="javascript:__ran()"><h2>a<figure data-plate="200001-1-katori" data-title="b"><figure data-plate="200001-1-katori" data-title="<h2>c"></figure><img src=x onerror=__ran()></figure></h2></a>',
  'an unknown attribute of a framework':
    '<p v-on:click="__ran()" @click="__ran()" ng-click="__ran()" x-init="__ran()">a</p>',
}

export const CLOBBERING = {
  'a name that hides the document': '<img name=currentScript src=x><form name=body><input name=childNodes></form>',
  'an id of the page': '<p id="article-text">a</p><p id="content">b</p><a id=__ran href="tel:1">c</a>',
  'two of a name': '<a id=config></a><a id=config name=url href="https://asked.invalid/">a</a>',
  'a form that takes buttons of the page': '<form id=x action="javascript:__ran()"></form><button form=x>a</button>',
  'a label of a field of the page': '<label for=content>a</label>',
  'a class of the page': '<p class="fixed inset-0 z-50" style="position:fixed;inset:0">a</p>',
  'a slot and a part': '<p slot=x part=y is=z>a</p>',
}

export const STYLES = {
  'a background': '<p style="background:url(https://asked.invalid/css)">a</p>',
  'a script in a background': `<p style="background-image:url('javascript:__ran()')">a</p>`,
  'an expression': '<p style="width:expression(__ran())">a</p>',
  'an expression in comments': '<p style="xss:exp/**/ression(__ran())">a</p>',
  'a binding': '<p style="-moz-binding:url(https://asked.invalid/x.xml#a);behavior:url(x.htc)">a</p>',
  'an import': '<style>@import "https://asked.invalid/import.css";</style>',
  'an import as a script': `<style>@import 'javascript:__ran()';</style>`,
  'a font': '<style>@font-face{font-family:a;src:url(https://asked.invalid/font)}p{font-family:a}</style><p>a</p>',
  'a selector that asks': '<style>p{background:url(https://asked.invalid/selector)}</style><p>a</p>',
  'a style that ends in a value': '<p style="x:&quot;></style><img src=x onerror=__ran()>">a</p>',
  'a list picture': '<ul style="list-style-image:url(https://asked.invalid/list)"><li>a</li></ul>',
}
