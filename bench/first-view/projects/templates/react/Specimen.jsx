'use client';

import { useState } from 'react';

/** The controls whose fate is measured. */
export function Specimen() {
  const [name, setName] = useState('');
  const [clicks, setClicks] = useState(0);
  return (
    <form className="specimen">
      <label htmlFor="specimen-name">Name</label>
      <input id="specimen-name" value={name} onChange={(event) => setName(event.target.value)} />
      <output id="specimen-echo">{name}</output>
      <button id="specimen-count" type="button" onClick={() => setClicks(clicks + 1)}>
        Count
      </button>
      <output id="specimen-clicks">{clicks}</output>
    </form>
  );
}
