/** SVG and MathML, whose names, parsing rules and address attributes differ from HTML's. */
export const DRAWINGS = {
  'a drawing that loads': '<svg onload=__ran()></svg>',
  'a drawing with a slash': '<svg/onload=__ran()>',
  'a script in a drawing': '<svg><script>__ran()</script></svg>',
  'a script in a drawing in entities': '<svg><script>&#95;&#95;ran()</script></svg>',
  'a script in a drawing by address': '<svg><script href="data:text/javascript,__ran()"/></svg>',
  'a script in a drawing by its old address': '<svg><script xlink:href="https://asked.invalid/svg.js"></script></svg>',
  'a link in a drawing': '<svg><a xlink:href="javascript:__ran()"><text y=20>a</text></a></svg>',
  'a link that moves': '<svg><a><animate attributeName=href values="javascript:__ran()"/><text y=20>a</text></a></svg>',
  'a link that is set': '<svg><a><set attributeName=xlink:href to="javascript:__ran()"/><text y=20>a</text></a></svg>',
  'an animation that begins': '<svg><animate onbegin=__ran() attributeName=x dur=1s></svg>',
  'an animation of a handler': '<svg><set attributeName=onmouseover to="__ran()"/></svg>',
  'an animation of a transformation': '<svg><animateTransform onbegin=__ran()></animateTransform></svg>',
  'a motion': '<svg><animateMotion onbegin=__ran() dur=1s /></svg>',
  'a use of elsewhere': '<svg><use href="https://asked.invalid/use.svg#a"/></svg>',
  'a use of an address': `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='__ran()'/></svg>#x"/></svg>`,
  'HTML in a drawing': '<svg><foreignObject><img src=x onerror=__ran()></foreignObject></svg>',
  'a frame in a drawing':
    '<svg><foreignObject><iframe srcdoc="<script>parent.__ran()</script>"></iframe></foreignObject></svg>',
  'a picture in a drawing': '<svg><image href="https://asked.invalid/image" onerror=__ran()></image></svg>',
  'a filter that asks':
    '<svg><filter id=f><feImage href="https://asked.invalid/fe"/></filter><rect filter="url(#f)" width=9 height=9 /></svg>',
  'a style in a drawing': '<svg><style>*{background:url(https://asked.invalid/svg-style)}</style></svg>',
  'a title in a drawing': '<svg><title><img src=x onerror=__ran()></title></svg>',
  'a description in a drawing': '<svg><desc><img src=x onerror=__ran()></desc></svg>',
  'a handler element':
    '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">__ran()</handler></svg>',
  'a drawing that gets focus': '<svg><a autofocus tabindex=0 onfocus=__ran() href=#><rect/></a></svg>',
  'a discarded element': '<svg><discard onbegin=__ran() begin=0s /></svg>',
}

export const FORMULAS = {
  'a formula with an address': '<math href="javascript:__ran()">a</math>',
  'a formula with an old address': '<math xlink:href="javascript:__ran()"><mtext>a</mtext></math>',
  'an action':
    '<math><maction actiontype="statusline#https://example.in" xlink:href="javascript:__ran()">a</maction></math>',
  'a formula with a handler': '<math><mi onclick=__ran() autofocus tabindex=0 onfocus=__ran()>a</mi></math>',
  'HTML in a formula': '<math><mtext><img src=x onerror=__ran()></mtext></math>',
  'a drawing in a formula':
    '<math><annotation-xml encoding="text/html"><svg onload=__ran()></svg></annotation-xml></math>',
  'an annotation':
    '<math><semantics><mi>a</mi><annotation-xml encoding="application/xhtml+xml"><img src=x onerror=__ran()></annotation-xml></semantics></math>',
  'a picture in a formula': '<math><mglyph src="https://asked.invalid/glyph"></mglyph><mi>a</mi></math>',
  'a script in a formula': '<math><script>__ran()</script><mtext><script>__ran()</script></mtext></math>',
  'a formula that ends early': '<math><p><img src=x onerror=__ran()></p></math>',
}
