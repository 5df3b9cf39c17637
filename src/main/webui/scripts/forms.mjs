// Makes src/api/forms.json of the OpenAPI document: for each system of rules the fields of every type of entry and of
// every question about odds. The recorder builds its screens from it, so a new entry type needs no code here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [source, target] = process.argv.slice(2);
const document = JSON.parse(readFileSync(source, 'utf8'));
const schemas = document.components.schemas;

const nameOf = ref => ref.split('/').at(-1);
const resolve = schema => (schema.$ref ? schemas[nameOf(schema.$ref)] : schema);

/** A schema without its null, resolved. */
function plain(schema) {
  const options = (schema.anyOf ?? []).filter(option => option.type !== 'null');
  return options.length === 1
    ? { ...schema, anyOf: undefined, ...plain(options[0]) }
    : { ...schema, ...resolve(schema) };
}

const is = (schema, type) => schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));

const NAMED = {
  units: 'units',
  unit: 'unit',
  target: 'target',
  through: 'unit',
  leader: 'leader',
  objective: 'objective',
  due: 'due',
  charge: 'entry',
  reactionTo: 'entry',
  note: 'entry',
  positions: 'positions',
};

function kindOf(name, schema, ref) {
  if (ref === 'Dice') return 'dice';
  if (ref === 'Position') return 'position';
  if (ref === 'Entry') return 'entry-body';
  if (name in NAMED && !schema.properties) return NAMED[name];
  if (schema.enum) return 'word';
  if (is(schema, 'boolean')) return 'yes';
  if (is(schema, 'integer') || is(schema, 'number')) return 'number';
  if (is(schema, 'array'))
    return resolve(schema.items).enum ? 'words' : resolve(schema.items).properties ? 'list' : 'names';
  if (schema.properties) return 'object';
  if (is(schema, 'object')) return 'map';
  return (schema.maxLength ?? 0) > 100 ? 'text' : 'name';
}

function refOf(schema) {
  if (schema.$ref) return nameOf(schema.$ref);
  const options = (schema.anyOf ?? []).filter(option => option.type !== 'null');
  return options.length === 1 && options[0].$ref ? nameOf(options[0].$ref) : undefined;
}

function field(name, schema, required) {
  const whole = plain(schema);
  const kind = kindOf(name, whole, refOf(schema));
  const made = { name, kind };
  if (required) made.required = true;
  if (kind === 'word') made.words = whole.enum;
  if (kind === 'words') made.words = resolve(whole.items).enum;
  if (kind === 'object') made.fields = fields(whole);
  if (kind === 'list') made.fields = fields(resolve(whole.items));
  if (kind === 'number') {
    if (whole.minimum !== undefined) made.min = whole.minimum;
    if (whole.maximum !== undefined) made.max = whole.maximum;
    if (is(whole, 'integer')) made.whole = true;
  }
  if (schema.default !== undefined) made.usual = schema.default;
  if (schema.description) made.note = schema.description;
  return made;
}

function fields(schema) {
  const needed = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'type' && name !== 'houseRules')
    .filter(([name]) => !(name === 'unit' && 'units' in schema.properties))
    .sort(([some], [other]) => (some < other ? -1 : 1))
    .map(([name, of]) => field(name, of, needed.has(name)));
}

function entries(union) {
  const forms = {};
  for (const { $ref } of union.oneOf) {
    const schema = resolve({ $ref });
    const type = resolve(schema.properties.type);
    for (const word of type.enum) forms[word] = fields(schema);
  }
  return forms;
}

const systems = {};
for (const { $ref } of schemas.Entry.anyOf) {
  const prefix = nameOf($ref).replace(/Entry$/, '');
  const body =
    document.paths['/api/battles/{battle}/odds/{question}'].post.requestBody.content['application/json'].schema;
  const odds = Object.fromEntries(
    body.anyOf
      .map(one => nameOf(one.$ref))
      .filter(name => name.startsWith(prefix))
      .map(name => [
        name
          .slice(prefix.length)
          .replace(/Odds$/, '')
          .replace(/(?<=[a-z])[A-Z]/g, '-$&')
          .toLowerCase(),
        fields(schemas[name]),
      ]),
  );
  systems[prefix.toLowerCase()] = { entries: entries(schemas[nameOf($ref)]), odds };
}

/** The calculators of a ruleset: what each takes. */
const calculators = {};
for (const [path, methods] of Object.entries(document.paths)) {
  const at = /^\/api\/rulesets\/(\{ruleset\}|[a-z0-9-]+)\/([a-z-]+)$/.exec(path);
  if (!at || !methods.post) continue;
  const body = methods.post.requestBody.content['application/json'].schema;
  const system = refOf(body)
    .replace(/[A-Z][a-z]+/, '$&|')
    .split('|')[0]
    .toLowerCase();
  (calculators[system] ??= {})[at[2]] = fields(resolve(body));
}
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, JSON.stringify({ systems, calculators, newUnit: fields(schemas.NewUnit) }));
