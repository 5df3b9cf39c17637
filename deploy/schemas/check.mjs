// Checks the compose files and the manifests against their schemas: node check.mjs compose FILE... | node check.mjs kubernetes < MANIFESTS
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import Ajv from 'ajv';
import formats from 'ajv-formats';
import {parse, parseAllDocuments} from 'yaml';

const require = createRequire(import.meta.url);
const [kind, ...files] = process.argv.slice(2);
let faults = 0;

function fault(where, errors) {
  faults++;
  for (const error of errors) {
    console.error(`${where}: ${error}`);
  }
}

/** Of tags that only compose knows, the value counts. */
const override = {tag: '!override', collection: 'seq', resolve: value => value};

function checkCompose(file) {
  // It names its own schema by an address that ajv does not know it by.
  const {$schema, ...schema} = JSON.parse(readFileSync(join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json'), 'utf8'));
  const ajv = new Ajv({strict: false, allErrors: true});
  formats(ajv);
  ajv.addFormat('duration', /^\d+(ns|us|ms|s|m|h)+$/);
  const content = parse(readFileSync(file, 'utf8'), {merge: true, customTags: [override]});
  const valid = ajv.compile(schema);
  if (!valid(content)) {
    fault(file, valid.errors.map(error => `${error.instancePath || '/'} ${error.message}`));
  }
  const known = new Set(Object.keys(content.volumes ?? {}));
  for (const [name, secret] of Object.entries(content.secrets ?? {})) {
    const readOnly = Object.entries(content.services).filter(([, service]) => service.read_only && service.secrets?.includes(name));
    if (secret.environment && readOnly.length > 0) {
      fault(file, [`the secret ${name} is one of the environment, which compose copies into a container: the root of ${readOnly[0][0]} is read-only`]);
    }
  }
  for (const [name, service] of Object.entries(content.services)) {
    if (service.image && service.image !== 'longroll' && !/:v?\d+\.\d+(\.\d+)?(@sha256:[0-9a-f]{64})?$/.test(service.image)) {
      fault(file, [`the image of ${name}, ${service.image}, has no exact tag`]);
    }
    if (service.image && !service.logging) {
      fault(file, [`the log of ${name} is not rotated`]);
    }
    for (const secret of service.secrets ?? []) {
      if (!content.secrets?.[secret]) {
        fault(file, [`the service ${name} wants the secret ${secret}, which is not declared`]);
      }
    }
  }
  for (const [name, service] of Object.entries(content.services)) {
    for (const volume of service.volumes ?? []) {
      const source = volume.split(':')[0];
      if (!/^[./]/.test(source) && !known.has(source)) {
        fault(file, [`the service ${name} uses the volume ${source}, which is not declared`]);
      }
    }
  }
}

/** The model of a manifest: kubernetes-models names its files by group, version and kind. */
async function model({apiVersion, kind: name}) {
  const pack = apiVersion.startsWith('postgresql.cnpg.io/') ? '@kubernetes-models/cloudnative-pg' : 'kubernetes-models';
  const {[name]: Model} = await import(`${pack}/${apiVersion}/${name}`);
  return Model;
}

/** Of kinds that kubernetes-models does not have, what nothing works without. */
const WITHOUT_A_MODEL = {
  Gateway: ({spec}) => spec.gatewayClassName && spec.listeners.every(({name, port, protocol}) => name && port && protocol),
  HTTPRoute: ({spec}) => spec.parentRefs.length > 0 && spec.rules.every(({backendRefs, filters}) => backendRefs || filters),
  ObjectStore: ({spec}) => spec.configuration.destinationPath && spec.configuration.s3Credentials && spec.retentionPolicy,
};

async function checkManifests(text) {
  const manifests = parseAllDocuments(text).map(document => document.toJS());
  const have = new Map();
  for (const manifest of manifests) {
    const where = `${manifest.kind} ${manifest.metadata?.name}`;
    have.set(manifest.kind, manifest);
    try {
      if (WITHOUT_A_MODEL[manifest.kind]) {
        if (!WITHOUT_A_MODEL[manifest.kind](manifest)) {
          fault(where, ['is not complete']);
        }
      } else {
        const Model = await model(manifest);
        new Model(manifest).validate();
      }
    } catch (error) {
      fault(where, [error.message]);
    }
  }
  return have;
}

/** What a schema cannot say. */
function requireLeagues(have) {
  for (const kind of ['Namespace', 'ConfigMap', 'Deployment', 'Service', 'Gateway', 'HTTPRoute', 'Job', 'PodDisruptionBudget', 'NetworkPolicy', 'Cluster', 'ObjectStore', 'ScheduledBackup']) {
    if (!have.has(kind)) {
      fault(kind, ['is missing']);
    }
  }
  const {spec} = have.get('Deployment');
  const [container] = spec.template.spec.containers;
  const variables = container.env.map(({name}) => name);
  const labels = JSON.stringify(spec.template.metadata.labels['app.kubernetes.io/name']);
  const demands = {
    'two replicas': spec.replicas === 2,
    'three probes': container.startupProbe && container.readinessProbe && container.livenessProbe,
    'a limit of memory': container.resources.limits.memory,
    'a read-only root': container.securityContext.readOnlyRootFilesystem,
    'a user that is not root': spec.template.spec.securityContext.runAsNonRoot,
    'a budget for these pods': JSON.stringify(have.get('PodDisruptionBudget').spec.selector.matchLabels['app.kubernetes.io/name']) === labels,
    'a policy for these pods': JSON.stringify(have.get('NetworkPolicy').spec.podSelector.matchLabels['app.kubernetes.io/name']) === labels,
    'a service for these pods': JSON.stringify(have.get('Service').spec.selector['app.kubernetes.io/name']) === labels,
    'a signing key': variables.includes('LONGROLL_SIGNING_KEY'),
    'an end that every proxy sees before it comes': have.get('ConfigMap').data.QUARKUS_SHUTDOWN_DELAY,
    'nodes without the password of the owner': !JSON.stringify(spec).includes('database-owner-role'),
    'a policy that lets traces out, over http': JSON.stringify(have.get('NetworkPolicy').spec.egress).includes('4318'),
    'an exact tag': spec.template.spec.containers.every(({image}) => /:\d+\.\d+|@sha256:/.test(image)),
    'a backup of this database, by the plugin that it has': have.get('ScheduledBackup')?.spec.cluster.name === have.get('Cluster').metadata.name
      && have.get('Cluster').spec.plugins?.some(({name, parameters}) => name === have.get('ScheduledBackup').spec.pluginConfiguration.name
        && parameters.barmanObjectName === have.get('ObjectStore')?.metadata.name),
    'no secret in the files': !have.has('Secret') && !JSON.stringify(have.get('ConfigMap').data).match(/password|secret/i),
  };
  for (const [demand, met] of Object.entries(demands)) {
    if (!met) {
      fault('Deployment longroll', [`lacks ${demand}`]);
    }
  }
}

if (kind === 'compose') {
  files.forEach(checkCompose);
} else if (kind === 'kubernetes') {
  requireLeagues(await checkManifests(readFileSync(0, 'utf8')));
} else if (kind === 'drill') {
  const have = await checkManifests(readFileSync(0, 'utf8'));
  if (!have.get('Cluster')?.spec.bootstrap.recovery || !have.has('Job')) {
    fault('restore-drill', ['restores nothing, or looks at nothing']);
  }
} else {
  console.error('check.mjs compose FILE... | check.mjs kubernetes|drill < MANIFESTS');
  process.exit(2);
}
process.exit(faults === 0 ? 0 : 1);
