"""blender -b --factory-startup -P render.py -- <item> <its picture.png> <view, 1 or 2> <out.png> <samples> <side in pixels>"""
import math
import os
import sys
import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cloth import add_mesh  # noqa: E402
from goods import GOODS  # noqa: E402
from materials import linear, principled  # noqa: E402

item, picture, view, out, samples, side = sys.argv[sys.argv.index("--") + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
make, is_lying, ground = GOODS[item]
make(picture)


def towards(made, place, target):
    made.location = place
    made.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(made)


def window(place, size, power, target, colour=(1, 1, 1)):
    light = bpy.data.lights.new("window", "AREA")
    light.size, light.energy, light.color = size, power, colour
    towards(bpy.data.objects.new("window", light), place, target)


paper, _, _ = principled("ground", Base_Color=linear(ground), Roughness=.9, Specular=.1)
WARM, COOL = (1, .95, .88), (.92, .96, 1)
if is_lying:
    middle, place = (0, 0, 0), [(0, -.35, 7.1), (-1.5, -3.1, 3.3)][int(view) - 1]
    add_mesh("table", [(-20, -20, -.002), (20, -20, -.002), (20, 20, -.002), (-20, 20, -.002)], [[0, 1, 2, 3]], None, paper)
    window((-4.6, 3.2, 2), 1.7, 420, middle, WARM)
    window((4, -3, 5), 4, 60, middle, COOL)
else:
    middle, place = (0, 0, 1.1), [(0, -7.3, 1.9), (2.3, -4.4, 2.7)][int(view) - 1]
    bend = [(2.6 + 1.6 * math.sin(a), 1.6 - 1.6 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    line = [(-20, 0), *bend, (4.2, 20)]
    corners = [(x, y, z) for y, z in line for x in (-20, 20)]
    add_mesh("wall", corners, [[2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2] for i in range(len(line) - 1)], None, paper)
    window((-3.6, -2.6, 4.6), 2.4, 330, middle, WARM)
    window((4, -3, 2.4), 3, 80, middle, COOL)
    window((1.2, 2.2, 4.4), 1.5, 60, middle)

scene.world = bpy.data.worlds.new("sky")
scene.world.use_nodes = True
sky = scene.world.node_tree.nodes["Background"]
sky.inputs[0].default_value, sky.inputs[1].default_value = (.93, .96, 1, 1), .22

camera = bpy.data.cameras.new("camera")
camera.lens = 74 if is_lying else 84
if view == "2":
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(middle) - Vector(place)).length
    camera.dof.aperture_fstop = 2.4
scene.camera = bpy.data.objects.new("camera", camera)
towards(scene.camera, place, middle)

scene.render.engine = "CYCLES"
scene.cycles.samples, scene.cycles.use_denoising = int(samples), False
scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, .03
scene.cycles.max_bounces = 12 if item in ("glass", "ring") else 4
scene.cycles.sample_clamp_indirect, scene.cycles.caustics_reflective = 3, False
scene.render.threads_mode, scene.render.threads = "FIXED", 2
scene.render.resolution_x = scene.render.resolution_y = int(side)
scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
scene.view_settings.exposure = .05
scene.render.filepath = out
bpy.ops.render.render(write_still=True)
