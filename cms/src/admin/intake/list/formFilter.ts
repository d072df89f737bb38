const FORM = 'form';

interface Query {
  filters?: { $and?: Record<string, unknown>[] };
}

/** The one form that a list is filtered by; undefined when it is by none, or in another way than 'is'. */
export const formFilter = ({ filters }: Query): string | undefined => {
  const conditions = Array.isArray(filters?.$and) ? filters.$and : [];
  const forms = conditions.map((condition) => Reflect.get(Object(condition[FORM]), '$eq') as unknown);
  const named = forms.filter((form): form is string => typeof form === 'string');
  return new Set(named).size === 1 ? named[0] : undefined;
};
