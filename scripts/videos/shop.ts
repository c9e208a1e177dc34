/**
 * A web shop with about five hundred modules, the big project of a recording. Each area has a type, functions,
 * components and a page; an app shows the pages.
 */

const AREAS = (
  'Account Address Banner Basket Brand Catalog Category Checkout Comment Coupon Courier Customer Delivery Discount Email ' +
  'Filter Gift Invoice Location Market Message Order Parcel Payment Price Product Profile Rating Receipt Refund Return ' +
  'Review Search Seller Shelf Size Stock Subscription Supplier Voucher Warehouse Wishlist'
).split(' ');

type Template = (area: string, neighbour: string) => string;

const TEMPLATES: Readonly<Record<string, Template>> = {
  '': (area) => `type t = {id: int, name: string, amount: float, tags: array<string>}

let make = (~id, ~name, ~amount=0., ~tags=[]) => {id, name, amount, tags}

let rename = (it, name) => {...it, name}

let isFree = it => it.amount <= 0.

let describe = it => \`${area} \${it.id->Int.toString}: \${it.name}\`
`,
  Rules: (area) => `type problem = NameMissing | AmountBelowZero | TooManyTags(int)

let check = (it: ${area}.t) =>
  if it.name->String.trim == "" {
    Error(NameMissing)
  } else if it.amount < 0. {
    Error(AmountBelowZero)
  } else if it.tags->Array.length > 8 {
    Error(TooManyTags(it.tags->Array.length))
  } else {
    Ok(it)
  }

let explain = problem =>
  switch problem {
  | NameMissing => "The name is missing"
  | AmountBelowZero => "The amount is below zero"
  | TooManyTags(count) => \`\${count->Int.toString} tags are too many\`
  }
`,
  Format: (area) => `let amount = (it: ${area}.t) => it.amount->Float.toFixed(~digits=2)

let tags = (it: ${area}.t) => it.tags->Array.join(", ")

let line = it => \`\${it->${area}.describe} (\${it->amount})\`
`,
  Store: (area) => `type t = Map.t<int, ${area}.t>

let make = (): t => Map.make()

let add = (store: t, it: ${area}.t) => {
  store->Map.set(it.id, it)
  store
}

let find = (store: t, id) => store->Map.get(id)->Option.getOr(${area}.make(~id, ~name="unknown"))

let total = (store: t) =>
  store->Map.values->Array.fromIterator->Array.reduce(0., (sum, it) => sum +. it.amount)
`,
  Query: (area) => `type order = ByName | ByAmount

let sort = (all: array<${area}.t>, order) =>
  switch order {
  | ByName => all->Array.toSorted((a, b) => String.compare(a.name, b.name))
  | ByAmount => all->Array.toSorted((a, b) => Float.compare(a.amount, b.amount))
  }

let tagged = (all: array<${area}.t>, tag) => all->Array.filter(it => it.tags->Array.includes(tag))
`,
  Api: (area) => `let decode = json =>
  switch json->JSON.Decode.object {
  | Some(fields) =>
    switch (fields->Dict.get("id"), fields->Dict.get("name")) {
    | (Some(Number(id)), Some(String(name))) => Some(${area}.make(~id=id->Float.toInt, ~name))
    | _ => None
    }
  | None => None
  }

let parse = text => text->JSON.parseExn->decode->Option.map(${area}Rules.check)
`,
  Row: (area) => `@react.component
let make = (~it: ${area}.t) =>
  <tr>
    <td> {it.name->React.string} </td>
    <td> {it->${area}Format.amount->React.string} </td>
  </tr>
`,
  List: (area) => `@react.component
let make = (~all: array<${area}.t>) =>
  <table>
    <tbody>
      {all->Array.map(it => <${area}Row key={it.id->Int.toString} it />)->React.array}
    </tbody>
  </table>
`,
  Card: (area) => `@react.component
let make = (~it: ${area}.t, ~children=React.null) =>
  <article>
    <h2> {it->${area}.describe->React.string} </h2>
    <p> {it->${area}Format.tags->React.string} </p>
    children
  </article>
`,
  Form: (area, neighbour) => `@react.component
let make = (~it: ${area}.t, ~other: ${neighbour}.t, ~onSave) => {
  let (name, setName) = React.useState(() => it.name)
  let submit = event => {
    event->ReactEvent.Form.preventDefault
    it->${area}.rename(name)->${area}Rules.check->onSave
  }
  <form onSubmit=submit>
    <label> {other->${neighbour}Format.line->React.string} </label>
    <input value=name onChange={event => setName(_ => (event->ReactEvent.Form.target)["value"])} />
  </form>
}
`,
  Panel: (area, neighbour) => `@react.component
let make = (~all: array<${area}.t>, ~other: ${neighbour}.t) =>
  <section>
    <${area}List all={all->${area}Query.sort(ByName)} />
    <${neighbour}Card it=other />
  </section>
`,
  Page: (area) => pageOf(area, `<${area}List all />`),
};

/** The source of an area's page; `content` goes below its title. */
export function pageOf(area: string, content: string, title = area): string {
  return `@react.component
let make = (~all: array<${area}.t>) =>
  <main>
    <h1> {React.string("${title}")} </h1>
    ${content}
  </main>
`;
}

/** All sources by file name. */
export function shopSources(): Readonly<Record<string, string>> {
  const sources: Record<string, string> = {};
  for (const [index, area] of AREAS.entries()) {
    const neighbour = AREAS[Math.max(0, index - 1)] ?? area;
    for (const [kind, template] of Object.entries(TEMPLATES)) sources[`${area}${kind}.res`] = template(area, neighbour);
  }
  const pages = AREAS.map((area) => `    <${area}Page all=[] />`);
  sources['App.res'] = `@react.component\nlet make = () =>\n  <>\n${pages.join('\n')}\n  </>\n`;
  return sources;
}
