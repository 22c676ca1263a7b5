"""Colours, pictures and shaders. Blender 3.4, Cycles."""
import math
import bpy
import numpy as np


def linear(text):
    """'#rrggbb' as Cycles wants it."""
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


def load(path):
    """A picture's pixels (rows from the bottom, RGBA from 0 to 1) and the picture itself."""
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4), image


def principled(name, **inputs):
    """A material, its nodes' tree and its shader; `Base_Color=` sets 'Base Color'."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material, material.node_tree, shader


def node(tree, kind, **inputs):
    made = tree.nodes.new(kind)
    for key, value in inputs.items():
        made.inputs[key.replace("_", " ")].default_value = value
    return made


THREADS = {"weave": (0, math.pi / 2), "denim": (math.pi / 4, math.pi / 2), "knit": (0.5, -0.5)}


def threads(tree, coordinates, kind, scale):
    """Warp and weft as waves: their height."""
    heights = []
    for turn in THREADS[kind]:
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Rotation"].default_value[2] = turn
        wave = node(tree, "ShaderNodeTexWave", Scale=scale, Distortion=1.2, Detail=2, Detail_Scale=2)
        tree.links.new(coordinates.outputs["UV"], mapping.inputs["Vector"])
        tree.links.new(mapping.outputs["Vector"], wave.inputs["Vector"])
        heights.append(wave.outputs["Fac"])
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MAXIMUM" if kind == "knit" else "ADD"
    for height, socket in zip(heights, both.inputs):
        tree.links.new(height, socket)
    return both.outputs[0]


def grain(tree, coordinates, scale):
    """The cells and pores of leather: their height."""
    cells = node(tree, "ShaderNodeTexVoronoi", Scale=scale)
    cells.feature = "SMOOTH_F1"
    noise = node(tree, "ShaderNodeTexNoise", Scale=scale * 0.22, Detail=6)
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    both.inputs[1].default_value = 0.5
    for texture in (cells, noise):
        tree.links.new(coordinates.outputs["Generated"], texture.inputs["Vector"])
    tree.links.new(cells.outputs["Distance"], both.inputs[0])
    tree.links.new(noise.outputs["Fac"], both.inputs[2])
    return both.outputs[0]


def bump(tree, shader, height, strength, distance=0.01):
    made = node(tree, "ShaderNodeBump", Strength=strength, Distance=distance)
    tree.links.new(height, made.inputs["Height"])
    tree.links.new(made.outputs["Normal"], shader.inputs["Normal"])


def drawn(tree, coordinates, image, tint, flat):
    """The drawing's colours; of its painted light as much is taken out as `flat` says (0 to 1)."""
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = image
    mix = node(tree, "ShaderNodeMixRGB", Fac=flat, Color2=linear(tint))
    tree.links.new(coordinates.outputs["UV"], texture.inputs["Vector"])
    tree.links.new(texture.outputs["Color"], mix.inputs["Color1"])
    return mix.outputs["Color"]


def cloth(image, tint, kind, scale, depth, flat):
    material, tree, shader = principled("cloth", Roughness=0.92, Specular=0.15, Sheen=0.5)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    bump(tree, shader, threads(tree, coordinates, kind, scale), depth)
    tree.links.new(drawn(tree, coordinates, image, tint, flat), shader.inputs["Base Color"])
    return material


def leather(image, tint):
    material, tree, shader = principled("leather", Roughness=0.42, Specular=0.5)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    bump(tree, shader, grain(tree, coordinates, 120), 0.3)
    tree.links.new(drawn(tree, coordinates, image, tint, 0.35), shader.inputs["Base Color"])
    return material


def clay(dark, light):
    material, tree, shader = principled("clay", Roughness=0.62, Specular=0.3)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    noise = node(tree, "ShaderNodeTexNoise", Scale=9, Detail=10)
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    bump(tree, shader, noise.outputs["Fac"], 0.28, 0.02)
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for element, place, colour in zip(ramp.color_ramp.elements, (0.3, 0.7), (dark, light)):
        element.position, element.color = place, linear(colour)
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material
